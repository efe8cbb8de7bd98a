import type { BaniName } from '@naad/api-client';
import type { BaniId } from '@naad/gurbani-corpus';

/** Banis under the names that links have always had (specification, section 2), whatever our transliteration is. */
const NAMED: Readonly<Record<string, number>> = {
  'japujee-saahib': 2,
  'raharaas-saahib': 21,
  'sohilaa-saahib': 23,
};

const NAME_OF_ID = new Map(Object.entries(NAMED).map(([name, id]) => [id, name]));

type Addressed = Pick<BaniName, 'id' | 'slug'>;

/** The name of a bani in addresses. */
export function baniSlug({ id, slug }: Addressed): string {
  return NAME_OF_ID.get(id) ?? plain(slug);
}

/** The page of a bani, under its name. */
export function baniHref(bani: Addressed): string {
  return `/sundar-gutka/${baniSlug(bani)}`;
}

/** The page of a bani, under its number, which never changes. */
export function canonicalBaniHref(id: BaniId): string {
  return `/sundar-gutka/${String(id)}`;
}

/** The bani that an address names: by its number, its old name or its transliteration; null where there is none. */
export function findBani<Named extends Addressed>(banis: readonly Named[], asked: string): Named | null {
  const name = plain(asked);
  const id = /^\d+$/.test(asked) ? Number(asked) : NAMED[name];
  const found = banis.find((bani) => bani.id === id) ?? banis.find(({ slug }) => plain(slug) === name);
  return found ?? null;
}

/** Without brackets and colons, which addresses may write one way or the other. */
function plain(slug: string): string {
  return slug
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
