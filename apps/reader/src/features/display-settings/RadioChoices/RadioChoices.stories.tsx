import { RadioChoices, type RadioChoicesProps } from './RadioChoices.tsx';

const meta = {
  title: 'Reader/Radio choices',
  component: RadioChoices,
  args: {
    label: 'Bani length',
    choices: [
      { value: 's', label: 'Short', hint: 'SGPC version' },
      { value: 'm', label: 'Medium' },
      { value: 'l', label: 'Long' },
      { value: 'xl', label: 'Extra Long' },
    ],
    chosen: 'm',
    onChoose: () => undefined,
  } satisfies RadioChoicesProps<string>,
};
export default meta;

export const Chosen = {};
