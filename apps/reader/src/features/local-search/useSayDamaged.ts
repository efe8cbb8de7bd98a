import { useLingui } from '@lingui/react/macro';
import { useNotifyError } from '../../notifications/useNotifyError.ts';

/** Tells that what is kept for searching is damaged, and what to do about it. */
export function useSayDamaged(): () => void {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  return () => {
    notifyError({ text: t`The search kept on this device is damaged. Load it again in the settings.` });
  };
}
