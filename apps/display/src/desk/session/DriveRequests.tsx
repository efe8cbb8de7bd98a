import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useDesk, useDeskState } from '../useDesk.ts';
import styles from './DriveRequests.module.css';
import { phoneName } from './PhoneList.tsx';

/** Phones that ask to drive, over whatever panel is open: each can get the wheel with one tap. */
export function DriveRequests() {
  const { i18n } = useLingui();
  const desk = useDesk();
  const requests = useDeskState('session').session?.driving?.requests ?? [];
  return (
    // Always there, so that screen readers notice its text.
    <div role="status" className={styles['place']}>
      {requests
        .filter(({ isDeclined }) => !isDeclined)
        .map(({ phone }) => {
          const name = phoneName(i18n, phone);
          return (
            <div key={phone.id} className={styles['request']}>
              <p>
                <Trans>{name} wants to drive</Trans>
              </p>
              <Button variant="primary" onClick={() => void desk.drive({ type: 'give', id: phone.id })}>
                <Trans>Hand over</Trans>
              </Button>
              <Button onClick={() => void desk.drive({ type: 'decline', id: phone.id })}>
                <Trans>Not now</Trans>
              </Button>
            </div>
          );
        })}
    </div>
  );
}
