/** How far a client has come; null before the first message. */
export type SequencePlace = { readonly epoch: string; readonly seq: number } | null;

/** What to do with a numbered message; `isGap` says to ask for a snapshot, since something between was missed. */
export type SequenceVerdict =
  | { readonly kind: 'drop' }
  | { readonly kind: 'apply'; readonly place: NonNullable<SequencePlace>; readonly isGap: boolean };

/** SYNC-SEQ-5: a snapshot counts unless it is older than what one has: with the same number it may say more. */
export function receiveSnapshot(
  place: SequencePlace,
  { epoch, seq }: { epoch: string; seq: number },
): SequenceVerdict {
  if (place?.epoch === epoch && seq < place.seq) return { kind: 'drop' };
  return { kind: 'apply', place: { epoch, seq }, isGap: false };
}

/**
 * SYNC-SEQ-2 to 4, for clients: an old number is dropped, a gap is applied (messages are whole) and made good by a snapshot.
 * Another epoch is another life of the session: it begins anew.
 */
export function receiveSequenced(
  place: SequencePlace,
  { epoch, seq }: { epoch: string; seq: number },
): SequenceVerdict {
  const isSameLife = place?.epoch === epoch;
  if (isSameLife && seq <= place.seq) return { kind: 'drop' };
  return { kind: 'apply', place: { epoch, seq }, isGap: isSameLife && seq > place.seq + 1 };
}
