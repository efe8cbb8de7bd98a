import { Trans, useLingui } from '@lingui/react/macro';
import type { AbsenceReason } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-corpus';
import type { ReactNode } from 'react';
import { AmritKeertanAbsent } from '../../features/amrit-keertan/AmritKeertanAbsent.tsx';
import { angHref } from '../../features/reading/angHref.ts';
import { pageName } from '../../features/reading/pageName.ts';
import { absenceText } from '../../language/absenceText.ts';
import { useHere } from '../../navigation/useHere.ts';
import { useSite } from '../../SiteContext.tsx';
import type { MessageContent } from '../routeResult.ts';
import { HukamnamaAbsent, HukamnamaNotFound } from './HukamnamaMessage.tsx';
import { NoResults } from './NoResults.tsx';

/** What to do next. What helps most comes first, clearing a cache last (decisions). */
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
            There is no shabad {message.asked} here. Numbers of Dasam Granth shabads differ from one site to
            another: search for a line of it instead.
          </Trans>
        </p>
      );
    case 'angNotFound':
      return <AngNotFound {...message} />;
    case 'baniNotFound':
      return (
        <p>
          <Trans>
            There is no bani {message.asked} here. <a href="/sundar-gutka">All banis</a> are in the Sundar
            Gutka.
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
              The shabad of this number <a href={`/shabad?id=${String(message.shabadId)}`}>may be here</a> all
              the same.
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
            The chapters that are here are listed under <a href="/rehat-maryadha">Rehat Maryadha</a>.
          </Trans>
        </p>
      );
    case 'pageNotFound':
      return (
        <p>
          <Trans>
            URL not found on this server: <code>{message.url}</code>. <a href="/">Go to the home page</a> or{' '}
            <a href="/help">ask the help pages</a>.
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
            What you have opened already is still here, and can be read on. The rest comes back by itself as
            soon as there is a connection.
          </Trans>
        </p>
      );
    case 'brokenRoute':
      return (
        <p>
          <Trans>
            This site may have become newer since you opened it. <Reload>Load the page again</Reload>, or{' '}
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
        <a href="/rehat-maryadha">What it contains</a> is told here in our own words.
      </Trans>
    </p>
  );
}

/** To the same address, and all of it anew. */
function Reload({ children }: { children?: ReactNode }) {
  return (
    <a href={useHere()} rel="external">
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
      <p>
        <Trans>If nothing else helps, clear the cache of your browser.</Trans>
      </p>
    </>
  );
}
