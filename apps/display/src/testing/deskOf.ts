import { createDesk } from '../desk/model/createDesk.ts';
import type { Desk, DeskParts } from '../desk/model/desk.ts';
import { clientOf } from './clientOf.ts';
import { hostOf } from './hostOf.ts';

/** A desk that remembers nothing, unless told what it works with. */
export function deskOf(parts: Partial<DeskParts> = {}): Desk {
  return createDesk({
    client: clientOf(),
    store: null,
    startSession: () => hostOf(),
    id: crypto.randomUUID(),
    ...parts,
  });
}
