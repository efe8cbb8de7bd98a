import { isSameSecret } from '../secrets.ts';
import type { SessionRecord } from '../store/sessionRecord.ts';
import type { Connection } from './connection.ts';

/** Whether a legacy socket is the session's host; `candidate`: it may be, once the one that is there is gone. */
export function isLegacyHost(
  record: SessionRecord,
  connection: Connection,
  isHostAlive: boolean,
): boolean | 'candidate' {
  if (connection.auth !== null || record.tokenHash !== null) return false;
  const { address, userAgent, isElectron } = record.beganBy;
  const isSameMachine =
    isSameSecret(address, connection.address) && isSameSecret(userAgent, connection.userAgent);
  // SYNC-ROLE-1
  if (record.hostKind === null) return isSameMachine;
  const { privateIdHash } = record;
  // SYNC-ROLE-6
  if (privateIdHash !== null && connection.privateIdHash !== null) {
    if (isSameSecret(privateIdHash, connection.privateIdHash)) return true;
  }
  // SYNC-ROLE-2
  if (!isSameMachine || !isElectron) return false;
  return isHostAlive ? 'candidate' : true;
}
