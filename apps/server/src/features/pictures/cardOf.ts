import type { Corpus, LineIndex, SourceId } from '@naad/gurbani-corpus';
import type { Card } from '../../cards/index.ts';
import { sourceOf } from '../../presenters/index.ts';

/** The first translator into English who has the line. */
function translationOf(corpus: Corpus, line: LineIndex, source: SourceId): Card['translation'] {
  for (const { key, language, name, sourceIds } of corpus.catalogue.translators) {
    if (language !== 'en' || !sourceIds.includes(source)) continue;
    const text = corpus.translation(line, key)?.trim() ?? '';
    if (text !== '') return { text, translator: name };
  }
  return null;
}

/**
 * A line of scripture as a card shows it: whole, with a translation and its translator, and where it is from.
 *
 * @param heading what it is the line of, or null
 */
export function cardOf(corpus: Corpus, index: LineIndex, heading: string | null, siteName: string): Card {
  const { sourceId, writer, section, ang } = corpus.line(index);
  const { name, pageName, angCount } = sourceOf(corpus, sourceId);
  const place = [
    writer.id === 0 ? '' : writer.name.english,
    section.isRaag ? section.name.english : '',
    name.english,
    angCount > 0 ? `${pageName.english} ${String(ang)}` : '',
  ];
  return {
    heading,
    line: corpus.unicode(index),
    visraams: corpus.visraams(index),
    translation: translationOf(corpus, index, sourceId),
    place: place.filter((part) => part !== ''),
    siteName,
  };
}
