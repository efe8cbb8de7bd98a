import { escapeMarkup } from './escapeMarkup.ts';

/** A page without style or script, for when the site's own cannot be made. */
export function plainPage(siteName: string, title: string, text: string): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(title)} - ${escapeMarkup(siteName)}</title></head>`,
    `<body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p><p><a href="/">${escapeMarkup(siteName)}</a></p></main></body></html>`,
  ].join('\n');
}
