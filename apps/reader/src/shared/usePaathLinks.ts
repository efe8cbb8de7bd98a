import { useLingui } from '@lingui/react/macro';
import { selectLastAng, useSettingsSelector } from '@naad/settings-state';
import { formatAng } from './language/formatAng.ts';

/** Angs of Sri Guru Granth Sahib Ji in every standard printing. */
const ANG_COUNT = 1430;

/** Whole per cent of Sri Guru Granth Sahib Ji up to an ang. */
export const percentOfAng = (ang: number): number => Math.floor((100 * ang) / ANG_COUNT);

/** A link that goes on with a paath in one reading mode. */
export interface PaathLink {
  readonly name: string;
  /** Where it goes on: `Ang 917 · 64%`. */
  readonly place: string;
  /** The server sets the mode and leads to the ang, so it works without scripts too. */
  readonly href: string;
}

/** Links to go on with Sri Guru Granth Sahib Ji at the last ang, or to begin: with translations, and with Gurbani only. */
export function usePaathLinks(): readonly PaathLink[] {
  const { t, i18n } = useLingui();
  const lastAng = useSettingsSelector(selectLastAng);
  const number = formatAng(i18n, Math.max(1, lastAng));
  const percent = percentOfAng(lastAng);
  const place = lastAng === 0 ? t`Ang ${number}` : t`Ang ${number} · ${percent}%`;
  const back = encodeURIComponent(`/ang?ang=${String(Math.max(1, lastAng))}&source=G`);
  const link = (mode: 'sehaj' | 'akhand', name: string) => ({
    name,
    place,
    href: `/preferences?readingMode=${mode}&back=${back}`,
  });
  return [link('sehaj', t`Sehaj paath`), link('akhand', t`Akhand paath`)];
}
