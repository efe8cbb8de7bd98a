import { Trans, useLingui } from '@lingui/react/macro';
import { hiddenClass } from '@naad/ui-kit';
import { Step, StepNav } from '../../features/reading/StepLinks/StepNav.tsx';
import { dayOfYearName } from '../../features/hukamnama/dayNames.ts';
import { type DayNeighbours, dayHref } from '../../features/hukamnama/hukamnamaDay.ts';

/** To the day before and after; a day that has none has no link (behaviour 75). */
export function DaySteps({ previous, next }: DayNeighbours) {
  const { t, i18n } = useLingui();
  return (
    <StepNav label={t`Previous and next day`}>
      {previous && (
        <Step href={dayHref(previous)} rel="prev">
          <span className={hiddenClass}>
            <Trans>Previous hukamnama:</Trans>{' '}
          </span>
          {dayOfYearName(i18n, previous)}
        </Step>
      )}
      {next && (
        <Step href={dayHref(next)} rel="next">
          <span className={hiddenClass}>
            <Trans>Next hukamnama:</Trans>{' '}
          </span>
          {dayOfYearName(i18n, next)}
        </Step>
      )}
    </StepNav>
  );
}
