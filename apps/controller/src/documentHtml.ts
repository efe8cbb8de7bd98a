import { MESSAGES_ID } from './language/readMessages.ts';

/** Parts of a document. Texts are plain and get escaped; `style`, `script` and `body` are inserted as they are. */
export interface DocumentParts {
  readonly language: string;
  readonly tag: string;
  readonly direction: string;
  readonly title: string;
  readonly description: string;
  /** Shown when JavaScript is off. */
  readonly noScript: string;
  readonly style: string;
  /** A module without `</script` or `<!--`. */
  readonly script: string;
  /** Interface messages for the script, inlined as JSON. */
  readonly messages: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** JSON that cannot end its script element and has no line separators, which older script parsers refuse. */
function toScriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

/** Marks the form if it is submitted before hydration; `ConnectScreen` then submits it again. */
const EARLY_SUBMIT = `onsubmit=e=>{e.target.dataset.pressed=""}`;

/** A complete document. The server replaces `%SITE_NAME%`. */
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
    `<script>${EARLY_SUBMIT}</script><div id="root" data-language="${language}">${body}</div>`,
    // After the body, so that it renders while these are still loading.
    `<script type="application/json" id="${MESSAGES_ID}">${toScriptJson(messages)}</script>`,
    `<script type="module">${script}</script></body></html>`,
  ].join('');
}
