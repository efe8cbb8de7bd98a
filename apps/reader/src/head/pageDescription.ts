import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { parseInline } from '../features/article/parseInline.ts';
import { leadVerse } from '../features/reading/leadVerse.ts';
import { placeOf } from '../features/reading/pageName.ts';
import type { RoutePage, ShabadContent } from '../routes/routeResult.ts';

const HOME = msg`Search the Guru Granth Sahib and other works of Sikh scripture by first letters, words or translation, and read them.`;

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
    case 'article':
    case 'help':
      return plainText(content.article.introduction ?? '');
    case 'outside':
      return i18n._(msg`This page is on another site: ${new URL(content.href).host}.`);
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
function shabadDescription(i18n: I18n, { shabads, highlights, credits }: ShabadContent): string {
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
