import { useLingui } from '@lingui/react/macro';
import { GURU_GRANTH_ANGS } from '@naad/gurbani-model';
import { selectLastAng, useSettingsSelector } from '@naad/settings-state';
import { angHref } from './angHref.ts';
import { formatAng } from './language/formatAng.ts';

/** Whole per cent of Sri Guru Granth Sahib Ji up to an ang. */
export const percentOfAng = (ang: number): number => Math.floor((100 * ang) / GURU_GRANTH_ANGS);

/** A link that goes on with a paath in one reading mode. */
export interface PaathLink {
  readonly name: string;
  /** Ang at which the paath continues, with the part read: `Ang 917 · 64%`. */
  readonly place: string;
  /** The server sets the mode and leads to the ang, so it works without scripts too. */
  readonly href: string;
}

/** Links to go on with Sri Guru Granth Sahib Ji at the last ang, or to begin: with translations, and with Gurbani only. */
export function usePaathLinks(): readonly PaathLink[] {
  const { t, i18n } = useLingui();
  const lastAng = useSettingsSelector(selectLastAng);
  const ang = Math.max(1, lastAng);
  const number = formatAng(i18n, ang);
  const percent = percentOfAng(lastAng);
  const place = lastAng === 0 ? t`Ang ${number}` : t`Ang ${number} · ${percent}%`;
  const back = encodeURIComponent(angHref('G', ang));
  const link = (mode: 'sehaj' | 'akhand', name: string) => ({
    name,
    place,
    href: `/preferences?readingMode=${mode}&back=${back}`,
  });
  return [link('sehaj', t`Sehaj paath`), link('akhand', t`Akhand paath`)];
}
