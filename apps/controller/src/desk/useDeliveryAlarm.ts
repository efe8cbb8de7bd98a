import { useEffect } from 'react';
import type { ShownDelivery } from './shownDelivery.ts';

/** Twice, so that it is not taken for an answer of the keyboard. */
const SHAKE_MS = [90, 60, 90];

/** Shakes the phone when a tap has come to nothing: whoever drives looks at the sangat and not at the phone. */
export function useDeliveryAlarm(shown: ShownDelivery | null): void {
  const failedId = shown?.isFailure ? shown.id : null;
  useEffect(() => {
    if (failedId !== null && 'vibrate' in navigator) navigator.vibrate(SHAKE_MS);
  }, [failedId]);
}
