import type { EmbedSubject } from '@naad/api-contract';

/** The works whose pages have short links, by the first part of these (specification, section 2). */
const ANG_LINKS: Readonly<Record<string, string>> = { g: 'G', d: 'D', v: 'B', gs: 'S' };

/** What the builder begins with: the first shabad. */
const FIRST: EmbedSubject = { kind: 'shabad', id: '1' };

/** What somebody wants to show elsewhere; `asked` is what they wrote, for the field it stands in. */
export interface AskedSubject {
  readonly subject: EmbedSubject | null;
  readonly asked: string;
}

/** By the parameters of an address: `of`, as written into the field, or as a link leads here (`id`, `verse`, `ang`). */
export function parseSubject(parameters: URLSearchParams): AskedSubject {
  const asked = parameters.get('of')?.trim() ?? '';
  if (asked !== '') return { subject: ofText(asked, parameters.get('verse')), asked };
  const subject = ofParameters(parameters) ?? FIRST;
  return { subject, asked: subject.kind === 'ang' ? `/ang?ang=${subject.ang}&source=${subject.source}` : '' };
}

/** An address of a page here, or of any site with the same ones; a short link; or the number of a shabad. */
function ofText(text: string, verse: string | null): EmbedSubject | null {
  if (/^[\d,]+$/.test(text)) return ofShabad(text, verse);
  if (!URL.canParse(text, 'https://site.invalid')) return null;
  const { pathname, searchParams } = new URL(text, 'https://site.invalid');
  const [, first = '', second = '', third = ''] = pathname.split('/');
  if (first === 's') return ofShabad(second, verse ?? third);
  const source = Object.hasOwn(ANG_LINKS, first) ? ANG_LINKS[first] : undefined;
  if (source !== undefined) return { kind: 'ang', ang: second, source };
  if (first === 'shabad')
    return ofShabad(searchParams.get('id') ?? '', verse ?? searchParams.get('highlight'));
  return first === 'ang' ? ofParameters(searchParams) : null;
}

function ofParameters(parameters: URLSearchParams): EmbedSubject | null {
  const id = parameters.get('id');
  if (id !== null) return ofShabad(id, parameters.get('verse'));
  const ang = parameters.get('ang');
  return ang === null ? null : { kind: 'ang', ang, source: parameters.get('source') ?? 'G' };
}

/** A line that is pointed at stays so within its shabad: whether it is to stand alone is chosen in the builder. */
function ofShabad(id: string, verse: string | null): EmbedSubject {
  return { kind: 'shabad', id, ...(verse && { highlight: verse }) };
}
