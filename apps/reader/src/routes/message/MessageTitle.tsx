import { Trans } from '@lingui/react/macro';
import { ShownQuery } from '../../features/search/ShownQuery.tsx';
import type { MessageContent } from '../routeResult.ts';

/** What happened, in the words of the specification (section 8). */
export function MessageTitle({ content: { message, choice } }: { content: MessageContent }) {
  switch (message.id) {
    case 'emptyQuery':
      return <Trans>Oh no! You can't just search for nothing.</Trans>;
    case 'noResults':
      return (
        <Trans>
          No results found for <ShownQuery choice={choice} />
        </Trans>
      );
    case 'shabadNotFound':
      return <Trans>Sorry, the requested shabad could not be found</Trans>;
    case 'angNotFound':
      return (
        <Trans>Sorry, the requested ang (page) could not be found; it is not in the selected source</Trans>
      );
    case 'baniNotFound':
      return <Trans>Sorry, the requested bani could not be found</Trans>;
    case 'hukamnamaAbsent':
      return <Trans>There is no hukamnama here yet</Trans>;
    case 'amritKeertanAbsent':
      return <Trans>Amrit Keertan is not here</Trans>;
    case 'rehatAbsent':
      return <Trans>The text of the Rehat Maryadha is not here</Trans>;
    case 'rehatNotFound':
      return <Trans>Sorry, the requested chapter could not be found</Trans>;
    case 'hukamnamaNotFound':
      return <Trans>Could not find the hukamnama for this date</Trans>;
    case 'pageNotFound':
      return <Trans>These are not the Singhs you are looking for</Trans>;
    case 'timeout':
      return <Trans>Network connection timed out (usually down or slow connection)</Trans>;
    case 'offline':
      return <Trans>It seems you aren't connected to internet; offline mode unsupported</Trans>;
    case 'failedLoad':
      return <Trans>Can't load page</Trans>;
    case 'brokenRoute':
      return <Trans>We are having trouble in rendering this route.</Trans>;
    case 'failure':
      return <Trans>Waheguru! Something isn't working correctly</Trans>;
  }
}
