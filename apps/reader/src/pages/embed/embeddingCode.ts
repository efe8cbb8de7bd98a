import { DEFAULT_EMBED_LOOK, embedFramePath, type EmbedLook, type EmbedSubject } from '@naad/api-contract';
import { escapeHtml } from '../../shared/escapeHtml.ts';

/** Data of the code that embeds a text. */
export interface EmbedCodeParts {
  readonly subject: EmbedSubject;
  readonly look: EmbedLook;
  /** This site's origin. */
  readonly origin: string;
  /** Absolute address of `embed.js` if it isn't on this site. */
  readonly embedUrl?: string | undefined;
  /** Path of the text on this site. */
  readonly path: string;
  /** The line shown until the embed loads, or if it can't. */
  readonly line: string;
}

/** Fixed height of a frame in pixels, since without the script it can't be resized. */
const HEIGHTS: Readonly<Record<EmbedSubject['kind'], number>> = { verse: 260, shabad: 500, ang: 500 };

/** Code of a custom element, which adopts its page's theme and the height of its text, and of the script that defines it. */
export function elementCode({ subject, look, origin, embedUrl, path, line }: EmbedCodeParts): string {
  const isDefault = look.translations.join() === DEFAULT_EMBED_LOOK.translations.join();
  const attributes = {
    ...idAttributes(subject),
    ...(!isDefault && { translations: look.translations.join(' ') || 'none' }),
    ...(look.scripts.length > 0 && { script: look.scripts.join(' ') }),
    ...(look.isLarivaar && { larivaar: '' }),
    ...(look.theme !== null && { theme: look.theme }),
  };
  const name = `gurbani-${subject.kind}`;
  const link = `<a href="${escapeHtml(origin + path)}" lang="pa-Guru">${escapeHtml(line)}</a>`;
  const script = { src: embedUrl ?? `${origin}/embed.js`, ...(embedUrl && { 'data-naad-site': origin }) };
  return `<${name}${formatAttributes(attributes)}>${link}</${name}>\n<script async${formatAttributes(script)}></script>`;
}

/** Code of a plain frame, for sites that don't allow scripts. */
export function frameCode({ subject, look, origin, line }: EmbedCodeParts): string {
  const attributes = {
    src: origin + embedFramePath(subject, look),
    title: line,
    width: '100%',
    height: String(HEIGHTS[subject.kind]),
    loading: 'lazy',
    frameborder: '0',
  };
  return `<iframe${formatAttributes(attributes)}></iframe>`;
}

function idAttributes(subject: EmbedSubject): Record<string, string> {
  switch (subject.kind) {
    case 'shabad':
      return { 'shabad-id': subject.id };
    case 'verse':
      return { 'verse-id': subject.id };
    case 'ang':
      return { ang: subject.ang, source: subject.source };
  }
}

function formatAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
