/** What a host has done with the commands of a connection. */
export interface OrderedPlace {
  /** The number of the last one taken. */
  readonly received: number;
  /** Commands done, on this connection or an earlier one; the newest last. */
  readonly done: readonly string[];
}

export const EMPTY_ORDERED_PLACE: OrderedPlace = { received: 0, done: [] };
const KEPT = 256;

/**
 * SYNC-HOST-2, for hosts: only the next number is taken, so that what overtook another waits until that is sent again; and a
 * command done once is not done again. Answer with `received` in any case.
 */
export function receiveInOrder(
  place: OrderedPlace,
  { order, id }: { order: number; id: string },
): { place: OrderedPlace; isToDo: boolean } {
  if (order !== place.received + 1) return { place, isToDo: false };
  const isToDo = !place.done.includes(id);
  const done = isToDo ? [...place.done, id].slice(-KEPT) : place.done;
  return { place: { received: order, done }, isToDo };
}

/** On a new connection numbers begin anew; what is done stays done. */
export function reconnectOrdered({ done }: OrderedPlace): OrderedPlace {
  return { received: 0, done };
}
