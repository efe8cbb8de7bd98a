import fc from 'fast-check';
import { type MultiViewItem, multiViewItem } from '../multiView.ts';
import { type Pothi, type Pothis, parsePothis } from '../pothis.ts';

/** Few values, so that they collide. */
const number = fc.integer({ min: 1, max: 6 });

/** Arbitrary lines, whole shabads, banis and slides. */
export const anyItem: fc.Arbitrary<MultiViewItem> = fc.oneof(
  number.map((id) => multiViewItem({ id, shabadId: id, verse: 'ਧੰਨੁ ਧੰਨੁ' })),
  number.map((id) => multiViewItem({ id: `shabad:${String(id)}`, shabadId: id, verse: 'ਧੰਨੁ' })),
  number.map((id) => multiViewItem({ id: `bani:${String(id)}`, shabadId: null, verse: 'ਜਪੁ' })),
  fc
    .string({ minLength: 1, maxLength: 4, unit: 'grapheme' })
    .map((verse) => multiViewItem({ id: `slide:${verse}`, shabadId: null, verse })),
);

export const anyItems = fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 12 });

/** Few values, so that changes on two devices coincide. */
const stamp = fc.integer({ min: 0, max: 5 });

const anyEntry = fc.record({ item: anyItem, place: stamp, moved: stamp, added: stamp, removed: stamp });

const anyPothi: fc.Arbitrary<Pothi> = fc.record({
  id: fc.constantFrom('multi-view', 'a', 'b'),
  name: fc.constantFrom('', 'Sunday', 'ਨਿਤਨੇਮ'),
  named: stamp,
  removed: stamp,
  entries: fc.array(anyEntry, { maxLength: 8 }),
});

/** Arbitrary lists of a device, normalised as by parsing. */
export const anyPothis: fc.Arbitrary<Pothis> = fc
  .array(anyPothi, { maxLength: 4 })
  .map((pothis) => parsePothis({ version: 1, pothis }));
