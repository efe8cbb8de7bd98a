import { VerseIdsResponse, type ApiTransport } from '@naad/api-contract';

const IDS = /^[\d,]{1,600}$/;

/**
 * The address of a shabad whose link highlights verses by the ids of existing clients, with ours in their place; null
 * if there is nothing to translate, or if the API doesn't answer.
 * @param path path and query of the requested page
 */
export async function translateHighlights(path: string, api: ApiTransport): Promise<string | null> {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const [shabads, asked] = [searchParams.get('id') ?? '', searchParams.get('highlight') ?? ''];
  if (pathname !== '/shabad' || !IDS.test(shabads) || !IDS.test(asked)) return null;
  const answer = await api(`/verse-ids/${shabads}/${asked}`).catch(() => null);
  const parsed = VerseIdsResponse.safeParse(answer?.body);
  if (!parsed.success) return null;
  const given = asked.split(',');
  const highlight = given.map((id, index) => String(parsed.data.verseIds[index] ?? id)).join(',');
  if (highlight === asked) return null;
  searchParams.delete('highlight');
  const others = searchParams.toString();
  return `${pathname}?${others}&highlight=${highlight}`;
}
