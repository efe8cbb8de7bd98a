import { Trans, useLingui } from '@lingui/react/macro';
import type { AbsenceReason, HukamnamaDays } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-model';
import type { ReactNode } from 'react';
import { AmritKeertanAbsent } from '../../features/amrit-keertan/AmritKeertanAbsent.tsx';
import { angHref } from '../../shared/angHref.ts';
import { pageName } from '../../features/reading/pageName.ts';
import { absenceText } from '../../shared/language/absenceText.ts';
import { useCurrentHref } from '../../shared/navigation/useRoute.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import type { MessageContent } from './content.ts';
import { NoResults } from './NoResults.tsx';
import { dayName } from '../../features/hukamnama/dayNames.ts';
import { dayHref, parseDay } from '../../features/hukamnama/hukamnamaDay.ts';
import styles from './MessagePage.module.css';

/** The next step to offer. */
export function MessageText({ content }: { content: MessageContent }) {
  const { message } = content;
  switch (message.id) {
    case 'emptyQuery':
      return (
        <p>
          <Trans>Or start from an example.</Trans>
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
            There is nothing at <code>{message.url}</code>. <a href="/">Go home or search</a>.
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
          <Trans>Pages that you have opened are still here. The rest will load when you are online.</Trans>
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

/** Names a day without a hukamnama as missing, and leads to the nearest ones; or says that the date is invalid. */
function HukamnamaNotFound({ date, beside }: { date: string; beside?: HukamnamaDays }) {
  const { i18n } = useLingui();
  const day = parseDay(date);
  if (!day) {
    return (
      <p>
        <Trans>
          {date} is not a date. Write it as year/month/day, such as 2024/1/31, or read{' '}
          <a href="/hukamnama">the latest hukamnama</a>.
        </Trans>
      </p>
    );
  }
  const { previous = null, next = null } = beside ?? {};
  const named = dayName(i18n, day);
  return (
    <>
      <p>
        <Trans>The archive has no hukamnama of {named}. Read one of the nearest days:</Trans>
      </p>
      <p className={styles['days']}>
        {previous && <a href={dayHref(previous)}>{dayName(i18n, previous)}</a>}
        {next && <a href={dayHref(next)}>{dayName(i18n, next)}</a>}
        {!previous && !next && (
          <a href="/hukamnama">
            <Trans>The latest hukamnama</Trans>
          </a>
        )}
      </p>
    </>
  );
}

/**
 * Says why this site has no hukamnamas. Nothing else takes the place of a hukam.
 *
 * @param reason null while they are still being fetched
 */
function HukamnamaAbsent({ reason }: { reason: AbsenceReason | null }) {
  const { i18n } = useLingui();
  if (reason === null) {
    return (
      <p>
        <Trans>
          We will keep trying. <Reload>Load the page again</Reload> in a few minutes.
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
        <a href="/">
          <Trans>Go home</Trans>
        </a>
      </p>
    </>
  );
}
