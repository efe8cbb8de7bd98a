import { readBaniPlaces, selectLastAng, useSettingsSelector } from '@naad/settings-state';
import { useMemo } from 'react';
import { angHref } from '../../shared/angHref.ts';
import { RESUME_HASH } from '../../shared/navigation/resumeHash.ts';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import { percentOfAng } from '../../shared/usePaathLinks.ts';
import type { LastPlace } from './GoOn/GoOn.tsx';

/** Returns the last reading place: in a bani, known after hydration, or an ang; null on a first visit. */
export function useLastPlace(): LastPlace | null {
  const lastAng = useSettingsSelector(selectLastAng);
  const isHydrated = useIsHydrated();
  const [bani] = useMemo(() => (isHydrated ? readBaniPlaces(window) : []), [isHydrated]);
  if (bani?.lastAng === lastAng) {
    return { kind: 'bani', unicode: bani.unicode, percent: bani.percent, href: bani.href + RESUME_HASH };
  }
  if (lastAng === 0) return null;
  return { kind: 'ang', ang: lastAng, percent: percentOfAng(lastAng), href: angHref('G', lastAng) };
}
