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
  /**
   * Address of the script of a static host, which doesn't choose the document by the visitor's language; null for the documents
   * of Naad's server.
   */
  readonly staticScript: string | null;
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

/**
 * Hides the document from a visitor who may want another language, until the script has rendered that or three seconds have
 * passed. `entryClient` loads it; this must run before the first paint.
 */
const HIDE_ENGLISH = `{let h=document.documentElement;/^en\\b/i.test(navigator.language)&&!/~language:/.test(document.cookie)||(h.dataset.hidden="",h.style.visibility="hidden",setTimeout(()=>h.style.visibility="",3e3))}`;

/** A complete document. Its addresses are relative; Naad's server rewrites them and adds the site's name and configuration. */
export function documentHtml(parts: DocumentParts): string {
  const { language, tag, direction, style, script, messages, body, staticScript } = parts;
  const title = escapeHtml(parts.title);
  const description = escapeHtml(parts.description);
  const noScript = escapeHtml(parts.noScript);
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    '<link rel="icon" href="./favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="./apple-touch-icon.png"><link rel="manifest" href="./site.webmanifest">',
    staticScript === null
      ? ''
      : `<script>${HIDE_ENGLISH}</script><link rel="modulepreload" href="${staticScript}">`,
    `<style>${style}</style>`,
    `</head><body><noscript><p role="alert">${noScript}</p></noscript>`,
    `<script>${EARLY_SUBMIT}</script><div id="root" data-language="${language}">${body}</div>`,
    // After the body, so that it renders while these are still loading.
    `<script type="application/json" id="${MESSAGES_ID}">${toScriptJson(messages)}</script>`,
    `<script type="module">${script}</script></body></html>`,
  ].join('');
}
