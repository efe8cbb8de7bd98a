import { Trans, useLingui } from '@lingui/react/macro';
import { type BaniName, findBanis, matchBanis } from '@naad/api-client';
import { type BaniShelf, shelveBanis } from '@naad/gurbani-model';
import { toUnicode } from '@naad/gurbani-text';
import { Button, useAnswer } from '@naad/ui-kit';
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

const NONE: readonly BaniName[] = [];

export interface BaniPanelProps {
  /** Finds what a bani is commonly called. */
  api: Pick<DeskApi, 'search'>;
  banis: readonly BaniName[];
  /** The open text, which is marked in the list. */
  open: { readonly kind: string; readonly id: number | null };
  onBani: (id: number) => void;
  onCeremony: (id: number) => void;
}

/** Lists all banis by group, and the ceremonies. Each opens at its beginning. */
export function BaniPanel({ api, banis, open, onBani, onCeremony }: BaniPanelProps) {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState('');
  const id = useId();
  const filter = query.trim();
  const { value, isAsking } = useAnswer(filter === '' || banis.length === 0 ? null : filter, () =>
    findBanis(api, banis, filter),
  );
  const named = value ?? NONE;
  // Latin letters may be the ASCII layout of Gurmukhi.
  const asTyped = matchBanis(banis, filter, named);
  const matching = asTyped.length > 0 ? asTyped : matchBanis(banis, toUnicode(filter), named);
  const ceremonies = CEREMONIES.filter(({ label }) =>
    i18n._(label).toLowerCase().includes(filter.toLowerCase()),
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
      {filter === ''
        ? shelveBanis(banis).map(({ shelf, banis: members }) => (
            <BaniGroup
              key={shelf}
              title={i18n._(SHELF_NAMES[shelf])}
              banis={members}
              open={open}
              onBani={onBani}
            />
          ))
        : // Nothing until the answer: a list that grows at the top would move under the finger.
          !isAsking && (
            <BaniGroup title={t`Banis with this name`} banis={matching} open={open} onBani={onBani} />
          )}
      {filter !== '' && isAsking && (
        <p role="status">
          <Trans>Searching…</Trans>
        </p>
      )}
      {filter !== '' && matching.length + ceremonies.length === 0 && !isAsking && (
        <p role="status">{t`No bani found.`}</p>
      )}
      {ceremonies.length > 0 && (
        <section aria-labelledby={`${id}ceremonies`}>
          <h2 id={`${id}ceremonies`} className={styles['heading']}>
            <Trans>Ceremonies</Trans>
          </h2>
          <ul className={styles['list']}>
            {ceremonies.map((ceremony) => (
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
      )}
    </div>
  );
}

interface BaniGroupProps extends Pick<BaniPanelProps, 'banis' | 'open' | 'onBani'> {
  title: string;
}

/** A titled list of banis; nothing without any. */
function BaniGroup({ title, banis, open, onBani }: BaniGroupProps) {
  const { i18n } = useLingui();
  const id = useId();
  if (banis.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      <ul className={styles['list']}>
        {banis.map((bani) => (
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
  );
}

export interface BaniListProps extends Omit<BaniPanelProps, 'banis' | 'api'> {
  api: DeskApi;
}

/** Loads the list of banis and offers a retry if that fails. */
export function LoadedBaniPanel({ api, ...rest }: BaniListProps) {
  const [banis, setBanis] = useState(NONE);
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
      <BaniPanel {...rest} api={api} banis={banis} />
    </>
  );
}
