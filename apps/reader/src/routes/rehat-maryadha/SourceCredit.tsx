import { Trans } from '@lingui/react/macro';
import type { FeatureSource } from '@naad/api-contract';
import styles from './SourceCredit.module.css';

/** Whose text it is, under which licence, with where it is from; nothing where that is not known. */
export function SourceCredit({ source }: { source: FeatureSource | null }) {
  if (source === null) return null;
  const { kind, name, licence, url } = source;
  // Of a server the address is that of its API, which is nothing to read.
  const href = kind === 'pack' && url !== null && /^https?:/.test(url) ? url : null;
  const named =
    href === null ? (
      <bdi>{name}</bdi>
    ) : (
      <a href={href} rel="external noopener">
        <bdi>{name}</bdi>
      </a>
    );
  return (
    <p className={styles['credit']} data-credits="">
      <Trans>Text: {named}</Trans>
      {licence !== null && (
        <>
          {' · '}
          <bdi>{licence}</bdi>
        </>
      )}
    </p>
  );
}
