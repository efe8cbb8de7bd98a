import type { SentCommand } from '@naad/sync-client';
import { useEffect } from 'react';
import { deliveryStatus, type DeliveryStatus, latestDelivery } from './deliveryStatus.ts';

/** Two pulses with a gap, unlike the keyboard's haptic feedback; milliseconds. */
const VIBRATION_MS = [90, 60, 90];

/** Status of the last tap. The phone vibrates when it fails: the sevadar looks at the sangat, not at the phone. */
export function useDelivery(deliveries: readonly SentCommand[]): DeliveryStatus | null {
  const latest = latestDelivery(deliveries);
  const status = latest && deliveryStatus(latest);
  const failedId = status?.isFailure ? status.id : null;
  useEffect(() => {
    if (failedId !== null && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  }, [failedId]);
  return status;
}
