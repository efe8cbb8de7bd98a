import { Trans, useLingui } from '@lingui/react/macro';
import type { BaniName } from '@naad/api-client';
import { type BaniShelf, shelveBanis } from '@naad/gurbani-model';
import { toUnicode } from '@naad/gurbani-text';
import { Button } from '@naad/ui-kit';
import { useEffect, useId, useState } from 'react';
import type { DeskApi } from './openText.ts';
import styles from './Panels.module.css';
import { CEREMONIES } from './slides.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const SHELF_NAMES: Readonly<Record<BaniShelf, MessageDescriptor>> = {
  nitnem: msg`Nitnem`,
  popular: msg`Popular Bani`,
  granth: msg`Guru Granth Sahib`,
  vaar: msg`Vaars`,
  bhagat: msg`Banis of the bhagats`,
  dasam: msg`Dasam Granth`,
  other: msg`Other`,
};

export interface BaniPanelProps {
  banis: readonly BaniName[];
  /** The open text, which is marked in the list. */
  open: { readonly kind: string; readonly id: number | null };
  onBani: (id: number) => void;
  onCeremony: (id: number) => void;
}

/** Lists all banis by group, and the ceremonies. Each opens at its beginning. */
export function BaniPanel({ banis, open, onBani, onCeremony }: BaniPanelProps) {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState('');
  const id = useId();
  const filter = query.trim();
  // Matches Gurmukhi, the ASCII layout of Gurmukhi, and transliteration.
  const gurmukhi = toUnicode(filter);
  const matching = banis.filter(
    ({ unicode, transliteration }) =>
      unicode.includes(gurmukhi) || transliteration.toLowerCase().includes(filter.toLowerCase()),
  );
  return (
    <div className={styles['panel']}>
      <label className={styles['filter']}>
        <Trans>Find a bani</Trans>
        <input
          type="search"
          value={query}
          autoComplete="off"
          className={styles['input']}
          onChange={({ currentTarget: { value } }) => {
            setQuery(value);
          }}
        />
      </label>
      {shelveBanis(matching).map(({ shelf, banis: members }) => (
        <section key={shelf} aria-labelledby={`${id}${shelf}`}>
          <h2 id={`${id}${shelf}`} className={styles['heading']}>
            {i18n._(SHELF_NAMES[shelf])}
          </h2>
          <ul className={styles['list']}>
            {members.map((bani) => (
              <li key={bani.id}>
                <button
                  type="button"
                  aria-pressed={open.kind === 'bani' && open.id === bani.id}
                  className={styles['entry']}
                  onClick={() => {
                    onBani(bani.id);
                  }}
                >
                  <span lang="pa-Guru">{bani.unicode}</span>
                  {i18n.locale !== 'pa' && (
                    <span lang="pa-Latn" className={styles['secondary']}>
                      {bani.transliteration}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {filter !== '' && matching.length === 0 && <p role="status">{t`No bani found.`}</p>}
      <section aria-labelledby={`${id}ceremonies`}>
        <h2 id={`${id}ceremonies`} className={styles['heading']}>
          <Trans>Ceremonies</Trans>
        </h2>
        <ul className={styles['list']}>
          {CEREMONIES.map((ceremony) => (
            <li key={ceremony.id}>
              <button
                type="button"
                aria-pressed={open.kind === 'ceremony' && open.id === ceremony.id}
                className={styles['entry']}
                onClick={() => {
                  onCeremony(ceremony.id);
                }}
              >
                {i18n._(ceremony.label)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export interface BaniListProps extends Omit<BaniPanelProps, 'banis'> {
  api: DeskApi;
}

/** Loads the list of banis and offers a retry if that fails. */
export function LoadedBaniPanel({ api, ...rest }: BaniListProps) {
  const [banis, setBanis] = useState<readonly BaniName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    api.getBanis().then(
      (loaded) => {
        if (!isCurrent) return;
        setBanis(loaded);
        setHasFailed(false);
      },
      () => {
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, attempt]);
  return (
    <>
      {hasFailed && (
        <div role="alert" className={styles['panel']}>
          <p>
            <Trans>The banis didn't load.</Trans>
          </p>
          <Button
            onClick={() => {
              setAttempt(attempt + 1);
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <BaniPanel {...rest} banis={banis} />
    </>
  );
}
