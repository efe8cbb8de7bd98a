import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '@naad/ui-kit';
import type { Failure } from '../navigation/NavigationContext.tsx';

export interface FailureNoticeProps {
  failure: Failure;
  onRetry: (href: string) => void;
  onDismiss: () => void;
}

/** The words of the specification (section 8) for a page that could not be loaded. */
const REASONS: Record<Failure['reason'], MessageDescriptor> = {
  timeout: msg`Network connection timed out (usually down or slow connection)`,
  offline: msg`It seems you aren't connected to internet; offline mode unsupported`,
  chunk: msg`We are having trouble in rendering this route.`,
  unknown: msg`Can't load page`,
};

/** Why the page that was gone to is not here, over the one that still is. */
export function FailureNotice({ failure: { href, reason }, onRetry, onDismiss }: FailureNoticeProps) {
  const { i18n, t } = useLingui();
  return (
    <Notice title={i18n._(REASONS[reason])} dismissLabel={t`Dismiss`} onDismiss={onDismiss}>
      {reason === 'chunk' ? (
        // It was tried twice. A part that is gone for good comes only with the document that names its successor.
        <p>
          <Trans>
            This site may have become newer since you opened it.{' '}
            <a href={href} rel="external">
              Open the page anew
            </a>
          </Trans>
        </p>
      ) : (
        <a
          href={href}
          onClick={(event) => {
            event.preventDefault();
            onRetry(href);
          }}
        >
          <Trans>Try again</Trans>
        </a>
      )}
    </Notice>
  );
}
