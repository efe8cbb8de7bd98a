import type { BaniName } from '@naad/api-client';
import type { BaniId } from '@naad/gurbani-model';

/** Names of banis in established links, independent of our transliteration. */
const NAMED: Readonly<Record<string, number>> = {
  'japujee-saahib': 2,
  'raharaas-saahib': 21,
  'sohilaa-saahib': 23,
};

const NAME_OF_ID = new Map(Object.entries(NAMED).map(([name, id]) => [id, name]));

type Addressed = Pick<BaniName, 'id' | 'slug'>;

/** Name of a bani in addresses. */
export function baniSlug({ id, slug }: Addressed): string {
  return NAME_OF_ID.get(id) ?? plain(slug);
}

/** Address of a bani by name. */
export function baniHref(bani: Addressed): string {
  return `/sundar-gutka/${baniSlug(bani)}`;
}

/** Permanent address of a bani by number. */
export function canonicalBaniHref(id: BaniId): string {
  return `/sundar-gutka/${String(id)}`;
}

/** Finds the bani of an address by number, established name or transliteration; null if there is none. */
export function findBani<Named extends Addressed>(banis: readonly Named[], asked: string): Named | null {
  const name = plain(asked);
  const id = /^\d+$/.test(asked) ? Number(asked) : NAMED[name];
  const found = banis.find((bani) => bani.id === id) ?? banis.find(({ slug }) => plain(slug) === name);
  return found ?? null;
}

/** Removes brackets and colons, which addresses may or may not include. */
function plain(slug: string): string {
  return slug
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
