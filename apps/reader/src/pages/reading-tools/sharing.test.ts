import { describe, expect, it } from 'vitest';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { linesOf, type ReadText } from './readText.ts';
import { sharedContent } from './sharing.ts';

const { shabads, credits } = contentOf(STORY_PAGES.shabad, 'shabad');
const shabad: ReadText = { kind: 'shabads', shabads, credits };
const hukamnama: ReadText = { ...shabad, day: '2024-01-31' };
const ang: ReadText = { kind: 'ang', ang: contentOf(STORY_PAGES.ang, 'ang').ang, credits };
const at = (path: string) => new URL(path, 'https://naad.example');
const [first, second, third] = linesOf(shabad);
const id = shabads[0]?.id;

describe('the shared content of a page', () => {
  it('is the shabad, represented by its title line', () => {
    const { shared, line } = sharedContent(shabad, null, at('/shabad?id=3590'));
    expect(shared).toEqual({ kind: 'shabads', ids: [id], verseIds: [] });
    expect(line?.id).toBe(shabads[0]?.titleVerseId);
  });

  it('is the lines that its address highlights, ignoring lines of other shabads', () => {
    const { shared, line } = sharedContent(
      shabad,
      null,
      at(`/shabad?id=3590&highlight=x,${String(second?.id)},7,${String(third?.id)}`),
    );
    expect(shared).toMatchObject({ verseIds: [second?.id, third?.id] });
    expect(line).toBe(second);
  });

  it('is the chosen lines rather than the highlighted ones', () => {
    const address = at(`/shabad?id=3590&highlight=${String(second?.id)}`);
    const { shared, line } = sharedContent(shabad, first ? [first] : [], address);
    expect(shared).toMatchObject({ ids: [id], verseIds: [first?.id] });
    expect(line).toBe(first);
  });

  it('is the hukamnama with its day even if the address has none, and its chosen line as a line of its shabad', () => {
    expect(sharedContent(hukamnama, null, at('/hukamnama')).shared).toEqual({
      kind: 'hukamnama',
      day: '2024-01-31',
      ids: [id],
    });
    expect(sharedContent(hukamnama, second ? [second] : [], at('/hukamnama')).shared).toEqual({
      kind: 'shabads',
      ids: [id],
      verseIds: [second?.id],
    });
  });

  it('is the ang, and its chosen lines as lines of their shabad', () => {
    const lines = linesOf(ang);
    const { source, ang: page } = contentOf(STORY_PAGES.ang, 'ang').ang;
    expect(sharedContent(ang, null, at('/ang?ang=1')).shared).toEqual({
      kind: 'ang',
      source: source.id,
      ang: page,
      verseId: null,
    });
    const [line] = lines;
    expect(sharedContent(ang, line ? [line] : [], at('/ang?ang=1')).shared).toEqual({
      kind: 'shabads',
      ids: [line?.shabadId],
      verseIds: [line?.id],
    });
  });

  it('is a bani at its address, represented by its first line that is not a heading', () => {
    const verses = linesOf(shabad).map((verse, index) => ({ ...verse, isHeader: index === 0 }));
    const bani: ReadText = {
      kind: 'bani',
      bani: { ...(shabads[0] ?? expect.unreachable()), unicode: 'ਜਪੁ', transliteration: 'Jap' },
      verses,
      path: '/sundar-gutka/2',
      credits,
    };
    expect(sharedContent(bani, null, at('/sundar-gutka/2')).shared).toEqual({
      kind: 'page',
      path: '/sundar-gutka/2',
      verseId: second?.id,
    });
  });
});
