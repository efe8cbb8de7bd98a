import { useLingui } from '@lingui/react/macro';
import { Step, StepNav } from './StepNav.tsx';
import { useStepping } from './useStepping.ts';

export interface StepLinksProps {
  /** What is stepped through, in the singular and in the language of the page: `shabad`, `ang`. */
  unit: string;
  /** Null at an end. */
  previous: string | null;
  next: string | null;
}

/**
 * Links to the neighbours, which the arrow keys and swiping lead to as well; at an end the step is there, but leads
 * nowhere.
 */
export function StepLinks({ unit, previous, next }: StepLinksProps) {
  const { t } = useLingui();
  useStepping({ previous, next });
  return (
    <StepNav label={t`Previous and next ${unit}`}>
      <Step href={previous} rel="prev">{t`Previous ${unit}`}</Step>
      <Step href={next} rel="next">{t`Next ${unit}`}</Step>
    </StepNav>
  );
}
