import { storyAnswer, storyQuestion } from '../testing/storyAnswer.ts';
import { AnswerLines, type AnswerLinesProps } from './AnswerLines.tsx';

const meta = {
  title: 'Reader/Lines that answer',
  component: AnswerLines,
  args: { lines: storyAnswer.lines, asked: storyQuestion() } satisfies AnswerLinesProps,
};
export default meta;

export const Found = {};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
