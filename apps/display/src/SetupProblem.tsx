import { Trans } from '@lingui/react/macro';
import type { SiteResult } from '@naad/api-client';
import styles from './SetupProblem.module.css';

export interface SetupProblemProps {
  /** `offline`: part of the page could not be loaded. */
  problem: Exclude<SiteResult, { kind: 'site' }> | { readonly kind: 'offline' };
}

/** Says why the display can't open. */
export function SetupProblem({ problem }: SetupProblemProps) {
  return (
    <main className={styles['page']}>
      <h1>
        <Trans>Display</Trans>
      </h1>
      <p role="alert">
        <ProblemText problem={problem} />
      </p>
    </main>
  );
}

function ProblemText({ problem }: SetupProblemProps) {
  switch (problem.kind) {
    case 'offline':
      return <Trans>Part of this page didn't load. Check your connection and reload the page.</Trans>;
    case 'missing':
      return <Trans>This page isn't set up: config.json is missing.</Trans>;
    case 'malformed': {
      const field = problem.field ?? 'JSON';
      return <Trans>This page isn't set up: config.json has a mistake ({field}).</Trans>;
    }
  }
}
