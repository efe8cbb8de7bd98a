import { PACKS } from '../sources/packs/dataPack.ts';
import type { ImportContext } from './importContext.ts';
import { readItems } from './readItems.ts';
import { textProblem } from './textProblem.ts';
import { RehatChapterShape, RehatChaptersShape, RehatShape, RehatsShape } from './wireShapes.ts';
import { writePack } from './writePack.ts';

const RehatItem = PACKS.rehats.shape.rehats.element;

/** Imports the codes of conduct with all their chapters, as HTML; the server cleans it when it shows it. */
export async function importRehats({ asker, options, report }: ImportContext): Promise<void> {
  const { faults, notes, packs } = report.section('rehats');
  const found = await asker.ask('/rehats', RehatsShape, faults);
  const list = readItems(found?.maryadas ?? [], RehatShape, {
    path: '/rehats',
    list: 'maryadas',
    asker,
    faults,
  });
  const rehats: object[] = [];
  for (const { rehatID: id, rehatName: name, alphabet } of list) {
    const path = `/rehats/${String(id)}/chapters`;
    const answer = await asker.ask(path, RehatChaptersShape, faults);
    const place = { path, list: 'chapters', asker, faults };
    const chapters = readItems(answer?.chapters ?? [], RehatChapterShape, place).flatMap((chapter) => {
      const problem = textProblem(chapter.chapterContent, null);
      if (problem === null)
        return [{ id: chapter.chapterID, name: chapter.chapterName, content: chapter.chapterContent }];
      faults.push({ place: `${path} chapter ${String(chapter.chapterID)}`, problem });
      asker.forget(path);
      return [];
    });
    rehats.push(...readItems([{ id, name, alphabet, chapters }], RehatItem, { ...place, list: 'pack' }));
  }
  if (rehats.length === 0) {
    notes.push('the upstream has no code of conduct');
    return;
  }
  const file = await writePack(options, { kind: 'rehats', content: { rehats } }, faults);
  if (file !== null) packs.push({ file, entries: rehats.length });
}
