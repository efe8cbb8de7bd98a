import { Trans, useLingui } from '@lingui/react/macro';
import type { BaniName } from '@naad/api-client';
import { toUnicode } from '@naad/gurbani-text';
import { Button } from '@naad/ui-kit';
import { useEffect, useId, useState } from 'react';
import { baniGroups } from './baniGroups.ts';
import type { DeskApi } from './openText.ts';
import styles from './Panels.module.css';
import { CEREMONIES } from './slides.ts';

export interface BaniPanelProps {
  banis: readonly BaniName[];
  /** What is open now: it is marked. */
  open: { readonly kind: string; readonly id: number | null };
  onBani: (id: number) => void;
  onCeremony: (id: number) => void;
}

/** All banis in their groups, and the ceremonies; each is opened at its beginning. */
export function BaniPanel({ banis, open, onBani, onCeremony }: BaniPanelProps) {
  const { t, i18n } = useLingui();
  const [wanted, setWanted] = useState('');
  const id = useId();
  const filter = wanted.trim();
  // In Gurmukhi, on the keys of Gurmukhi, or as it sounds.
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
          value={wanted}
          autoComplete="off"
          className={styles['input']}
          onChange={({ currentTarget: { value } }) => {
            setWanted(value);
          }}
        />
      </label>
      {baniGroups(matching).map((group) => (
        <section key={group.id} aria-labelledby={`${id}${group.id}`}>
          <h2 id={`${id}${group.id}`} className={styles['heading']}>
            {i18n._(group.heading)}
          </h2>
          <ul className={styles['list']}>
            {group.banis.map((bani) => (
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
                    <span lang="pa-Latn" className={styles['soft']}>
                      {bani.transliteration}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {filter !== '' && matching.length === 0 && <p role="status">{t`There is no such bani.`}</p>}
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

/** The panel with the banis of the API; asked for when it is opened first. */
export function LoadedBaniPanel({ api, ...rest }: BaniListProps) {
  const [banis, setBanis] = useState<readonly BaniName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    api.getBanis().then(
      (loaded) => {
        if (!isWanted) return;
        setBanis(loaded);
        setHasFailed(false);
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [api, attempt]);
  return (
    <>
      {hasFailed && (
        <div role="alert" className={styles['panel']}>
          <p>
            <Trans>The list of banis did not come through.</Trans>
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
