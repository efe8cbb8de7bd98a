import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type BaniForm,
  type BaniFormName,
  type BaniLength,
  lengthOfForm,
  nameForms,
} from '@naad/gurbani-model';
import type { Preferences } from '@naad/settings-schema';
import {
  preferencesChosen,
  selectBaniLength,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import type { MouseEvent } from 'react';
import styles from './BaniLengths.module.css';
import { hasModifier } from '../../../shared/hasModifier.ts';

type LengthChoice = Preferences['baniLength'];

const CHOICES = { short: 's', medium: 'm', long: 'l', extralong: 'xl' } as const satisfies Record<
  BaniLength,
  LengthChoice
>;
const LENGTHS = { s: 'short', m: 'medium', l: 'long', xl: 'extralong' } as const satisfies Record<
  LengthChoice,
  BaniLength
>;

/** The length that the visitor chose, as used in the corpus. */
export function useBaniLength(): BaniLength {
  return LENGTHS[useSettingsSelector(selectBaniLength)];
}

export interface BaniLengthsProps {
  /** The forms that exist. */
  forms: readonly BaniForm[];
  /** Number of lines by length. */
  counts: Readonly<Record<BaniLength, number>>;
  /** Path of this page, to return to without script. */
  here: string;
}

/** Links that choose the form of all banis; they work without script. */
export function BaniLengths({ forms, counts, here }: BaniLengthsProps) {
  const { t } = useLingui();
  const chosen = useBaniLength();
  const dispatch = useSettingsDispatch();
  const formCounts = forms.map((_, index) => counts[lengthOfForm(forms, index)]);
  const names = nameForms(forms, formCounts);
  const texts: Readonly<Record<BaniFormName, string>> = {
    shorter: t`Shorter`,
    longer: t`Longer`,
    short: t`Short`,
    medium: t`Medium`,
    long: t`Long`,
    extralong: t`Extra Long`,
  };
  return (
    <nav aria-label={t`Length of the bani`} className={styles['lengths']}>
      {forms.map((form, index) => {
        const choice = CHOICES[lengthOfForm(forms, index)];
        return (
          <a
            key={choice}
            href={`/preferences?${new URLSearchParams({ baniLength: choice, back: here }).toString()}`}
            rel="external nofollow"
            aria-current={form.lengths.includes(chosen) ? 'true' : undefined}
            className={styles['length']}
            onClick={(event: MouseEvent) => {
              if (hasModifier(event)) return;
              event.preventDefault();
              dispatch(preferencesChosen({ baniLength: choice }));
            }}
          >
            {texts[names[index] ?? 'short']}
            <span className={styles['count']}>
              <Plural value={formCounts[index] ?? 0} one="# line" other="# lines" />
            </span>
            <FormOrigin form={form} />
          </a>
        );
      })}
    </nav>
  );
}

/** The origin of a form as the source gives it; nothing if it gives none. */
function FormOrigin({ form: { mark, partOf } }: { form: BaniForm }) {
  if (mark === null && partOf === null) return null;
  return (
    <span className={styles['origin']}>
      {partOf === null ? <Trans>marked ({mark}.) in the source</Trans> : <Trans>from the Rehras</Trans>}
    </span>
  );
}

/** Note on a bani that has only one length here. */
export function SingleLengthNote() {
  return (
    <p className={styles['one']}>
      <Trans>This bani has only one length.</Trans>
    </p>
  );
}
