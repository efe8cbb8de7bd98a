import { useLingui } from '@lingui/react/macro';
import { isAngSourceId, type SourceId } from '@naad/gurbani-model';
import { Button } from '@naad/ui-kit';
import { type FormEvent, useId } from 'react';
import { useNavigation } from '../../../shared/navigation/NavigationContext.tsx';
import { angHref } from '../../../shared/angHref.ts';
import { gurmukhiNumerals } from '../gurmukhiNumerals.ts';
import { pageName } from '../pageName.ts';
import { Step } from '../StepLinks/StepNav.tsx';
import { TextPopover } from '../TextPopover.tsx';
import styles from './Folio.module.css';
import { lastAngOf } from './lastAngOf.ts';

export interface FolioProps {
  source: SourceId;
  ang: number;
  /** True where the text is narrow enough for a margin beside it. */
  hasMargin?: boolean;
  /** Its neighbours, null at an end; by default those within a work whose last page is known. */
  neighbours?: { readonly previous: number | null; readonly next: number | null };
}

/**
 * The page of a work in Gurmukhi numerals, with a form that opens another page and links to the neighbours. On phones a press on
 * the folio opens them, on a wide desktop all is in the margin; both work without scripts.
 */
export function Folio({ source, ang, hasMargin = true, neighbours }: FolioProps) {
  const { t, i18n } = useLingui();
  const { go } = useNavigation();
  const id = useId();
  const name = pageName(i18n, source);
  const unit = name.toLowerCase();
  const last = lastAngOf(source);
  const { previous, next } = neighbours ?? {
    previous: ang > 1 ? ang - 1 : null,
    next: last !== null && ang < last ? ang + 1 : null,
  };
  const hrefOf = (other: number | null) => (other === null ? null : angHref(source, other));
  const folio = (
    <>
      <span className={styles['name']}>{name}</span>{' '}
      <span lang="pa-Guru" className={styles['number']}>
        {gurmukhiNumerals(ang)}
      </span>
    </>
  );
  if (!isAngSourceId(source)) return <p className={styles['folio']}>{folio}</p>;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get('ang');
    event.currentTarget.closest<HTMLElement>('[popover]')?.togglePopover(false);
    go(angHref(source, Number(asked)));
  };
  return (
    <div className={styles['folio']} data-margin={hasMargin ? '' : undefined}>
      <p id={`${id}f`} className={styles['place']}>
        {folio}
      </p>
      {last !== null && <p className={styles['count']}>{t`${name} ${String(ang)} of ${String(last)}`}</p>}
      <TextPopover
        textId={`${id}f`}
        label={t`Go to ${unit}`}
        buttonClassName={styles['open']}
        className={styles['sheet']}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.querySelector<HTMLElement>('[name="ang"]')?.focus();
        }}
      >
        <form action="/ang" className={styles['form']} onSubmit={handleSubmit}>
          <label htmlFor={`${id}n`} className={styles['label']}>{t`Go to ${unit}`}</label>
          <input
            id={`${id}n`}
            name="ang"
            type="number"
            inputMode="numeric"
            min={1}
            max={last ?? undefined}
            required
            className={styles['field']}
          />
          <input type="hidden" name="source" value={source} />
          <Button type="submit">{t`Go`}</Button>
        </form>
        <nav aria-label={t`Neighbouring pages`} className={styles['steps']}>
          <Step href={hrefOf(previous)} rel="prev">{t`Previous ${unit}`}</Step>
          <Step href={hrefOf(next)} rel="next">{t`Next ${unit}`}</Step>
        </nav>
      </TextPopover>
    </div>
  );
}
