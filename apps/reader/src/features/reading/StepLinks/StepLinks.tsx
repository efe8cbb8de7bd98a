import { useLingui } from '@lingui/react/macro';
import { Step, StepNav } from './StepNav.tsx';
import { useStepping } from './useStepping.ts';

export interface StepLinksProps {
  /** Unit of a step, singular and in the page's language: `shabad`, `ang`. */
  unit: string;
  /** Addresses of the neighbours; null at an end. */
  previous: string | null;
  next: string | null;
}

/** Links to the previous and next page, also reached by arrow keys and swipes. At an end the link is disabled. */
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
