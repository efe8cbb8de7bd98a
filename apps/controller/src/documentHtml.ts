import { MESSAGES_ID } from './language/readMessages.ts';

/** What a document is made of; texts are plain, `style`, `script` and `body` are code. */
export interface DocumentParts {
  readonly language: string;
  readonly tag: string;
  readonly direction: string;
  readonly title: string;
  readonly description: string;
  /** What is read where no script runs. */
  readonly noScript: string;
  readonly style: string;
  /** A module; it may not end itself, nor begin a comment of HTML. */
  readonly script: string;
  /** What the script says, for it to read. */
  readonly messages: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Data that stands in a script element, which ends where markup says so. */
function asScriptData(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** A whole document; `%SITE_NAME%` is put in by whoever serves it. */
export function documentHtml(parts: DocumentParts): string {
  const { language, tag, direction, style, script, messages, body } = parts;
  const title = escapeHtml(parts.title);
  const description = escapeHtml(parts.description);
  const noScript = escapeHtml(parts.noScript);
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} - %SITE_NAME%</title><meta name="description" content="${description}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    `<style>${style}</style>`,
    `</head><body><noscript><p role="alert">${noScript}</p></noscript>`,
    `<div id="root" data-language="${language}">${body}</div>`,
    // After what is seen, which is drawn while these are still on their way.
    `<script type="application/json" id="${MESSAGES_ID}">${asScriptData(messages)}</script>`,
    `<script type="module">${script}</script></body></html>`,
  ].join('');
}
