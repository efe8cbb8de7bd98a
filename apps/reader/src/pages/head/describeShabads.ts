import type { I18n } from '@lingui/core';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { pageInSource } from '../../features/reading/pageName.ts';
import type { ShabadContent } from '../shabad/content.ts';

/** Describes shabads by the lead line: its English translation and translator, the line, writer, source and ang [B119]. */
export function describeShabads(
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
    pageInSource(i18n, shabad.source, verse.ang),
  ];
  return parts.filter(Boolean).join(' · ');
}
