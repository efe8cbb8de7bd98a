import { FONT_SIZES } from '@naad/settings-schema';
import { SizeStepper, type SizeStepperProps } from './SizeStepper.tsx';

const meta = {
  title: 'Reader/Size stepper',
  component: SizeStepper,
  args: {
    label: 'Font size',
    size: 2,
    sizes: FONT_SIZES,
    formatSize: (size) => String(size * 10),
    onStep: () => undefined,
    onChoose: () => undefined,
  } satisfies SizeStepperProps<number>,
};
export default meta;

export const Between = {};
export const AtTheEnd = { args: { size: 3.2 } };
