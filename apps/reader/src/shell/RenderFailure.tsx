import { Trans } from '@lingui/react/macro';

/** In place of a page that could not be drawn, whatever it is: the rest of the site goes on. */
export function RenderFailure() {
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>We are having trouble in rendering this route.</Trans>
      </h1>
      <p>
        <Trans>
          Load the page again, or <a href="/">go to the home page</a>.
        </Trans>
      </p>
    </>
  );
}
