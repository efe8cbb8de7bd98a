import { useLingui } from '@lingui/react/macro';
import { useNotifyError } from '../../shared/notifications/useNotifyError.ts';

/** Notifies the visitor that the stored search data is damaged and how to fix it. */
export function useNotifyDamaged(): () => void {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  return () => {
    notifyError({
      text: t`What is saved on this device is damaged. Open “On this device” to download it again.`,
    });
  };
}
