import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { parseInline } from '../features/article/parseInline.ts';
import { leadVerse } from '../features/reading/leadVerse.ts';
import { placeOf } from '../features/reading/pageName.ts';
import { ownName } from '../language/ownName.ts';
import type { RoutePage, ShabadContent } from '../routes/routeResult.ts';

const HOME = msg`Search the Guru Granth Sahib and other works of Sikh scripture by first letters, words or translation, and read them.`;

const INDEXES = msg`Indexes of Sri Guru Granth Sahib Ji, Sri Dasam Granth, the works of Bhai Nand Lal Ji and Amrit Keertan.`;
const BANIS = msg`Banis of the Sundar Gutka with translation and transliteration: Japji Sahib, Rehraas Sahib, Sohilaa Sahib and others.`;

const SYNC = msg`Follow on your phone what the display in a gurdwara shows, line by line, with translation and transliteration.`;

const EMBED = msg`Show a shabad, a line or an ang of Gurbani on your own site: choose how, see it, copy the code.`;

const QUOTES = msg`Paste a quotation and see whether it is Gurbani, from which line and ang, and what in it differs.`;

/** What a page is, in a sentence or two, for search engines and where it is shared; empty where there is nothing to say. */
export function pageDescription(i18n: I18n, { content }: RoutePage): string {
  switch (content.page) {
    case 'home':
      return i18n._(HOME);
    case 'search':
      return i18n._(
        msg`${plural(content.total, { one: '# line of Gurbani found.', other: '# lines of Gurbani found.' })}`,
      );
    case 'shabad':
      return shabadDescription(i18n, content);
    case 'ang': {
      const { source, ang, verses } = content.ang;
      const place = placeOf(i18n, source, ang);
      const line = verses[0]?.unicode ?? '';
      return i18n._(msg`${place} with translation and transliteration: ${line}`);
    }
    case 'hukamnama':
      return shabadDescription(i18n, {
        shabads: content.hukamnama.shabads,
        highlights: [],
        credits: content.credits,
      });
    case 'amritKeertan':
      return shabadDescription(i18n, { ...content, shabads: [content.shabad], highlights: [] });
    case 'bani': {
      const { transliteration, unicode, verses } = content.bani;
      const line = verses.find(({ isHeader }) => !isHeader)?.unicode ?? '';
      return i18n._(msg`${unicode} (${transliteration}) with translation and transliteration: ${line}`);
    }
    case 'indexes':
      return i18n._(INDEXES);
    case 'granthIndex': {
      const work = ownName(i18n, content.granth.source);
      return i18n._(msg`Raags, vaars and sections of ${work} with the pages they begin and end on.`);
    }
    case 'amritKeertanIndex':
      return content.absent === null ? i18n._(msg`The chapters of Amrit Keertan and their shabads.`) : '';
    case 'banis':
      return i18n._(BANIS);
    case 'rehatChapter':
      return `${content.chapter.name} · ${content.rehat.name}: ${content.excerpt}`;
    case 'article':
    case 'rehatMaryadha':
    case 'help':
      return plainText(content.article.introduction ?? '');
    case 'sync':
      return i18n._(SYNC);
    case 'embed':
      return i18n._(EMBED);
    case 'quotes':
      return i18n._(QUOTES);
    case 'whatIsSent':
      return i18n._(msg`What the operator of this site hears of your visit, if anything, letter for letter.`);
    case 'outside':
      return i18n._(msg`This page is on another site: ${new URL(content.href).host}.`);
    case 'own':
    case 'message':
      return '';
  }
}

/** Without the marks of an article: see the Article model. */
const plainText = (text: string) =>
  parseInline(text)
    .map((part) => part.text)
    .join('');

/** The line in English, whose words these are, the line itself, who wrote it and where it stands (behaviour 1.30, 119). */
function shabadDescription(
  i18n: I18n,
  { shabads, highlights, credits }: Pick<ShabadContent, 'shabads' | 'highlights' | 'credits'>,
): string {
  const lead = leadVerse(shabads, highlights);
  if (!lead) return '';
  const { shabad, verse } = lead;
  const english = verse.translations.find(({ lang }) => lang === 'en');
  const translator = credits.find(({ key }) => key === english?.key)?.translator;
  const parts = [
    english && (translator === undefined ? english.text : `${english.text} (${translator})`),
    verse.unicode,
    shabad.writer.english,
    placeOf(i18n, shabad.source, verse.ang),
  ];
  return parts.filter(Boolean).join(' · ');
}
