import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@naad/ui-kit';
import { useLeaveWarning } from '../../features/sync/useLeaveWarning.ts';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';

/** Asks before a link ends the session [B101]. */
export function LeaveDialog({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const { go } = useNavigation();
  const { href, stay } = useLeaveWarning();
  const leave = () => {
    stay();
    onLeave();
    const url = new URL(href ?? '/', window.location.href);
    // Other sites and the controller aren't routes of the reader.
    if (url.origin !== window.location.origin || url.pathname.startsWith('/control'))
      window.location.assign(url);
    else go(url.pathname + url.search + url.hash);
  };
  return (
    <Dialog
      title={t`Stop following?`}
      isOpen={href !== null}
      onClose={stay}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={stay}>
            <Trans>Stay</Trans>
          </Button>
          <Button variant="primary" onClick={leave}>
            <Trans>Leave</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>This page is following a display. You can connect again with the same code.</Trans>
      </p>
    </Dialog>
  );
}
