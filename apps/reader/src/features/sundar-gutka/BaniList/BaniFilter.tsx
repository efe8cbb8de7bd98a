import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FilterField } from '@naad/ui-kit';
import styles from './BaniList.module.css';

export interface BaniFilterProps {
  typed: string;
  /** How many banis have it in their name; null where nothing is typed. */
  found: number | null;
  onType: (typed: string) => void;
}

/** The field that narrows the list as one types, and says how many banis are left. */
export function BaniFilter({ typed, found, onType }: BaniFilterProps) {
  const { t } = useLingui();
  return (
    <FilterField
      label={t`Find a bani`}
      hint={<Trans>By its name, in Latin letters or in Gurmukhi</Trans>}
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
    <Trans>No bani has this in its name.</Trans>
  ) : (
    <Plural value={found} one="# bani" other="# banis" />
  );
}
