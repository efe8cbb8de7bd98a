import { Trans, useLingui } from '@lingui/react/macro';
import type { AbsenceReason } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-model';
import type { ReactNode } from 'react';
import { AmritKeertanAbsent } from '../../features/amrit-keertan/AmritKeertanAbsent.tsx';
import { angHref } from '../../features/reading/angHref.ts';
import { pageName } from '../../features/reading/pageName.ts';
import { absenceText } from '../../shared/language/absenceText.ts';
import { useCurrentHref } from '../../shared/navigation/useRoute.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import type { MessageContent } from './content.ts';
import { NoResults } from './NoResults.tsx';
import { dayName } from '../../features/hukamnama/dayNames.ts';
import { FIRST_DAY, parseDay } from '../../features/hukamnama/hukamnamaDay.ts';

/** Advice on what to do next: the most useful first, clearing the cache last. */
export function MessageText({ content }: { content: MessageContent }) {
  const { message } = content;
  switch (message.id) {
    case 'emptyQuery':
      return (
        <p>
          <Trans>Type something in the search field, or try one of these.</Trans>
        </p>
      );
    case 'noResults':
      return <NoResults {...content} nearby={message.nearby ?? []} />;
    case 'shabadNotFound':
      return (
        <p>
          <Trans>
            There is no shabad {message.asked}. Dasam Granth shabad numbers differ between sites, so search
            for one of its lines instead.
          </Trans>
        </p>
      );
    case 'angNotFound':
      return <AngNotFound {...message} />;
    case 'baniNotFound':
      return (
        <p>
          <Trans>
            There is no bani {message.asked}. See <a href="/sundar-gutka">all banis</a> in the Sundar Gutka.
          </Trans>
        </p>
      );
    case 'hukamnamaNotFound':
      return <HukamnamaNotFound {...message} />;
    case 'hukamnamaAbsent':
      return <HukamnamaAbsent {...message} />;
    case 'amritKeertanAbsent':
      return (
        <>
          <AmritKeertanAbsent reason={message.reason} />
          <p>
            <Trans>
              The shabad itself <a href={`/shabad?id=${String(message.shabadId)}`}>may be available</a>.
            </Trans>
          </p>
        </>
      );
    case 'rehatAbsent':
      return <RehatAbsent reason={message.reason} />;
    case 'rehatNotFound':
      return (
        <p>
          <Trans>
            See the chapters under <a href="/rehat-maryadha">Rehat Maryadha</a>.
          </Trans>
        </p>
      );
    case 'pageNotFound':
      return (
        <p>
          <Trans>
            There is nothing at <code>{message.url}</code>. <a href="/">Go to the home page</a> or{' '}
            <a href="/help">read the help</a>.
          </Trans>
        </p>
      );
    case 'timeout':
      return (
        <p>
          <Trans>
            <Reload>Load the page again</Reload> in a moment, or <a href="/">go to the home page</a>.
          </Trans>
        </p>
      );
    case 'offline':
      return (
        <p>
          <Trans>
            You can still read the pages you opened in this tab. The rest will load when you are online.
          </Trans>
        </p>
      );
    case 'brokenRoute':
      return (
        <p>
          <Trans>
            There may be a new version of this site. <Reload>Load the page again</Reload>, or{' '}
            <a href="/">go to the home page</a>.
          </Trans>
        </p>
      );
    case 'failedLoad':
    case 'failure':
      return <Failure />;
  }
}

function RehatAbsent({ reason }: { reason: AbsenceReason }) {
  const { i18n } = useLingui();
  return (
    <p>
      <Trans>This site does not have the text of the Rehat Maryadha.</Trans> {absenceText(i18n, reason)}{' '}
      <Trans>
        Read <a href="/rehat-maryadha">our summary of it</a>.
      </Trans>
    </p>
  );
}

/** Link that reloads the document. */
function Reload({ children }: { children?: ReactNode }) {
  return (
    <a href={useCurrentHref()} rel="external">
      {children}
    </a>
  );
}

interface AngNotFoundProps {
  asked: string;
  source: SourceId | null;
  sourceName: string;
}

function AngNotFound({ asked, source, sourceName }: AngNotFoundProps) {
  const { i18n } = useLingui();
  const page = source === null ? asked : `${pageName(i18n, source)} ${asked}`;
  return (
    <>
      <p>
        <Trans>
          You asked for {page} of {sourceName}.
        </Trans>{' '}
        {source !== null && (
          <a href={angHref(source, 1)}>
            <Trans>Open its first page</Trans>
          </a>
        )}
      </p>
      <p>
        <Trans>
          <a href="/help#Desktop-i-cant-find-my-shabad.">How to find a shabad</a> ·{' '}
          <a href="/index">Index of the scriptures</a>
        </Trans>
      </p>
    </>
  );
}

function Failure() {
  const { links } = useSite();
  return (
    <>
      <p>
        <Trans>
          <Reload>Load the page again</Reload> in a moment. If it keeps failing, tell us through{' '}
          <a href={links.feedback}>Feedback</a> what you were doing.
        </Trans>
      </p>
    </>
  );
}

/** Advice for a day without a hukamnama, or for an invalid date. */
function HukamnamaNotFound({ date }: { date: string }) {
  const { i18n } = useLingui();
  const day = parseDay(date);
  const named = day ? dayName(i18n, day) : date;
  const first = dayName(i18n, FIRST_DAY);
  return (
    <>
      {!day && (
        <p>
          <Trans>This is not a date. Write it as year/month/day, such as 2024/1/31.</Trans>
        </p>
      )}
      <p>
        <Trans>
          You asked for {named}. Read <a href="/hukamnama">today's hukamnama</a>, or choose another day there,
          from {first} on.
        </Trans>
      </p>
    </>
  );
}

/**
 * Says why this site has no hukamnamas, and what to do.
 *
 * @param reason null while they are still being fetched
 */
function HukamnamaAbsent({ reason }: { reason: AbsenceReason | null }) {
  const { i18n } = useLingui();
  if (reason === null) {
    return (
      <p>
        <Trans>
          We are still loading it. Come back in a few minutes, or read <a href="/random">a random shabad</a>.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Trans>This site has no hukamnamas.</Trans> {absenceText(i18n, reason)}
      </p>
      <p>
        <Trans>
          You can read <a href="/random">a random shabad</a> or <a href="/sundar-gutka">a bani</a>.
        </Trans>
      </p>
    </>
  );
}
