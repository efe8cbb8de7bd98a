import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BaniName } from '@naad/api-client';
import { type BaniShelf, shelveBanis } from '@naad/gurbani-model';
import { useId, useState } from 'react';
import { FilterField } from '@naad/ui-kit';
import { baniHref } from '../baniHref.ts';
import { filterBanis } from '../filterBanis.ts';
import styles from './BaniList.module.css';

/** Links to all banis by shelf, filtered by what is typed. */
export function BaniList({ banis }: { banis: readonly BaniName[] }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const id = useId();
  const found = filterBanis(banis, typed);
  const names: Readonly<Record<BaniShelf, string>> = {
    nitnem: t`Nitnem`,
    popular: t`Popular banis`,
    granth: t`Guru Granth Sahib`,
    vaar: t`Vaars`,
    bhagat: t`Banis of the bhagats`,
    dasam: t`Dasam Granth`,
    other: t`Other`,
  };
  return (
    <>
      <BaniFilter typed={typed} found={typed.trim() === '' ? null : found.length} onType={setTyped} />
      {shelveBanis(found).map(({ shelf, banis: members }) => (
        <section key={shelf} aria-labelledby={`${id}${shelf}`}>
          <h2 id={`${id}${shelf}`} className={styles['shelf']}>
            {names[shelf]}
          </h2>
          <ul className={styles['list']}>
            {members.map((bani) => (
              <li key={bani.id}>
                <a href={baniHref(bani)} className={styles['bani']}>
                  <span lang="pa-Guru" className={styles['name']}>
                    {bani.unicode}
                  </span>
                  <span lang="pa-Latn" className={styles['latin']}>
                    {bani.transliteration}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface BaniFilterProps {
  typed: string;
  /** Number of matching banis; null if nothing is typed. */
  found: number | null;
  onType: (typed: string) => void;
}

/** Field that filters the list, with the number of matches. */
function BaniFilter({ typed, found, onType }: BaniFilterProps) {
  const { t } = useLingui();
  return (
    <FilterField
      label={t`Find a bani`}
      hint={<Trans>Name, in Latin letters or Gurmukhi</Trans>}
      status={found === null ? null : <BanisFound found={found} />}
      className={styles['filter']}
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
      value={typed}
      onChange={onType}
    />
  );
}

function BanisFound({ found }: { found: number }) {
  return found === 0 ? (
    <Trans>No bani matches. Try another spelling.</Trans>
  ) : (
    <Plural value={found} one="# bani" other="# banis" />
  );
}
