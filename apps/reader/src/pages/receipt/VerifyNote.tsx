import { Trans } from '@lingui/react/macro';
import { useSite } from '../../shared/SiteContext.tsx';
import styles from './ReceiptPage.module.css';

/** Names the program and the list to check with; `path` is the receipt's in the API. */
export function VerifyNote({ path }: { path: string }) {
  const { apiPrefix } = useSite();
  const origin = apiPrefix.includes(':') ? new URL(apiPrefix).origin : '';
  return (
    <p className={styles['note']}>
      <Trans>
        A hash changes if one letter does. The program <code>naad-verify</code> compares this site with the{' '}
        <a href={`${origin}/.well-known/naad-manifest.json`}>signed list of all hashes</a>. This page is also
        available <a href={apiPrefix + path}>as data</a>.
      </Trans>
    </p>
  );
}
