import { Component, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { report } from '../../shared/report/report.ts';
import { ChunkLoadError } from '../../shared/loadChunk.ts';
import { useCurrentHref } from '../../shared/navigation/useRoute.ts';
import { useSite } from '../../shared/SiteContext.tsx';

interface PageBoundaryState {
  /** The thrown value, of any type; null without an error. */
  readonly failure: { readonly error: unknown } | null;
}

/** Confines a rendering error to its page: header and search stay. A class, since React has error boundaries only as classes. */
export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    report(error, 'render');
  }

  override render() {
    const { failure } = this.state;
    return failure ? <RenderFailure error={failure.error} /> : this.props.children;
  }
}

/** Replaces a page that failed to render. It is part of the first bundle, since no chunk may be loadable after an error. */
export function RenderFailure({ error }: { error: unknown }) {
  const { links } = useSite();
  const here = useCurrentHref();
  return (
    <>
      <h1 tabIndex={-1}>
        <Title error={error} />
      </h1>
      <p>
        <Trans>
          <a href={here} rel="external">
            Load the page again
          </a>{' '}
          or <a href="/">go to the home page</a>. If it keeps failing, tell us through{' '}
          <a href={links.feedback}>Feedback</a> what you were doing.
        </Trans>
      </p>
    </>
  );
}

function Title({ error }: { error: unknown }) {
  if (error instanceof ChunkLoadError) return <Trans>This page could not be shown.</Trans>;
  if (isTimeout(error)) return <Trans>The connection timed out. Try again.</Trans>;
  return <Trans>Something isn't working</Trans>;
}

/** Recognises the error by its shape, since the API client with its class is a lazy chunk. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'reason' in error && error.reason === 'timeout';
}
