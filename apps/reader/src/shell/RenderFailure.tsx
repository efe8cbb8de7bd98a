import { Trans } from '@lingui/react/macro';
import { ChunkLoadError } from '../loadChunk.ts';
import { useHere } from '../navigation/useHere.ts';
import { useSite } from '../SiteContext.tsx';

/**
 * In place of a page that could not be drawn, whatever it is: the rest of the site goes on. It comes with every page,
 * since nothing more may be loadable now.
 */
export function RenderFailure({ error }: { error: unknown }) {
  const { links } = useSite();
  const here = useHere();
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
      <p>
        <Trans>If nothing else helps, clear the cache of your browser.</Trans>
      </p>
    </>
  );
}

/** The words of the specification (section 8). */
function Title({ error }: { error: unknown }) {
  if (error instanceof ChunkLoadError) return <Trans>We are having trouble in rendering this route.</Trans>;
  if (isTimeout(error)) return <Trans>Network connection timed out (usually down or slow connection)</Trans>;
  return <Trans>Waheguru! Something isn't working correctly</Trans>;
}

/** By its shape: the client that has the class is not here until it is needed. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'reason' in error && error.reason === 'timeout';
}
