const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** A page without style or script, for when the site's own cannot be made. */
export function plainPage(siteName: string, title: string, text: string): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)} - ${escape(siteName)}</title></head>`,
    `<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p><p><a href="/">${escape(siteName)}</a></p></main></body></html>`,
  ].join('\n');
}
