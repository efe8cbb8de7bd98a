import { Trans } from '@lingui/react/macro';
import type { FeatureSource } from '@naad/api-contract';
import styles from './SourceCredit.module.css';

/** Credits the source of a text, with licence and link; renders nothing if the source is unknown. */
export function SourceCredit({ source }: { source: FeatureSource | null }) {
  if (source === null) return null;
  const { kind, name, licence, url } = source;
  // The URL of an upstream is that of its API, which isn't for readers.
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
