import type { WordMeaning } from '@naad/api-client';
import { wordUse } from '../testing/wordUse.ts';
import { ElsewhereView, type ElsewhereViewProps } from './Elsewhere.tsx';

const DARPAN = 'Sri Guru Granth Darpan (Prof. Sahib Singh)';

const found = (...meanings: readonly Partial<WordMeaning>[]) => ({
  args: {
    state: {
      status: 'loaded',
      found: {
        meanings: meanings.map((each) => ({ word: 'ਧੰਨੁ', definition: '', sourceName: DARPAN, ...each })),
        sourceName: DARPAN,
      },
    },
  } satisfies Partial<ElsewhereViewProps>,
});

const meta = {
  title: 'Reader/Meanings elsewhere',
  component: ElsewhereView,
  args: {
    state: { status: 'loading' },
    onRetry: () => undefined,
    pageName: () => 'Ang',
  } satisfies ElsewhereViewProps,
};
export default meta;

export const Loading = {};
export const Failed = { args: { state: { status: 'failed' } } satisfies Partial<ElsewhereViewProps> };
export const OfCommentary = found({ uses: [wordUse('ਭਾਗਾਂ ਵਾਲਾ', 12), wordUse('ਮੁਬਾਰਿਕ', 1)] });
export const Many = found({
  uses: [...'ਕਖਗਘਙਚਛਜ'].map((letter, index) => wordUse(`ਸਲਾਹੁਣ-ਯੋਗ ${letter}`, index + 1)),
});
export const OfDictionary = found({ definition: 'ਕਿਰਪਾ ਨਾਲ; {प्रसाद = kindness, favour} ਮਿਹਰ' });
export const Long = found({ definition: 'ਭਾਗਾਂ ਵਾਲਾ; ਮੁਬਾਰਿਕ; ਸਲਾਹੁਣ-ਯੋਗ; {धन्य} ਸ਼ਲਾਘਾ-ਯੋਗ; '.repeat(8) });
export const Unknown = found();
export const NoDictionary = {
  args: {
    state: { status: 'loaded', found: { meanings: [], sourceName: null } },
  } satisfies Partial<ElsewhereViewProps>,
};
