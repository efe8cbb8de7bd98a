import { DEFAULT_EMBED_LOOK, embedFramePath, type EmbedLook, type EmbedSubject } from '@naad/api-contract';
import { escapeHtml } from '../../head/escapeHtml.ts';

/** What is written into another page. */
export interface EmbedCodeParts {
  readonly subject: EmbedSubject;
  readonly look: EmbedLook;
  /** Of this site. */
  readonly origin: string;
  /** Where it is read here, as a path. */
  readonly path: string;
  /** What stands there until there is more, and if there never is: the line. */
  readonly line: string;
}

/** Height of a frame where no script runs that would fit it, in pixels. */
const HEIGHTS: Readonly<Record<EmbedSubject['kind'], number>> = { verse: 260, shabad: 500, ang: 500 };

/** An element, which takes the theme of the page it is in and is as high as its text; and the script that makes it one. */
export function elementCode({ subject, look, origin, path, line }: EmbedCodeParts): string {
  const isUsual = look.translations.join() === DEFAULT_EMBED_LOOK.translations.join();
  const attributes = {
    ...idsOf(subject),
    ...(!isUsual && { translations: look.translations.join(' ') || 'none' }),
    ...(look.scripts.length > 0 && { script: look.scripts.join(' ') }),
    ...(look.isLarivaar && { larivaar: '' }),
    ...(look.theme !== null && { theme: look.theme }),
  };
  const name = `gurbani-${subject.kind}`;
  const link = `<a href="${escapeHtml(origin + path)}" lang="pa-Guru">${escapeHtml(line)}</a>`;
  return `<${name}${written(attributes)}>${link}</${name}>\n<script async src="${escapeHtml(origin)}/embed.js"></script>`;
}

/** A frame by itself, for places that take no script. */
export function frameCode({ subject, look, origin, line }: EmbedCodeParts): string {
  const attributes = {
    src: origin + embedFramePath(subject, look),
    title: line,
    width: '100%',
    height: String(HEIGHTS[subject.kind]),
    loading: 'lazy',
    frameborder: '0',
  };
  return `<iframe${written(attributes)}></iframe>`;
}

function idsOf(subject: EmbedSubject): Record<string, string> {
  switch (subject.kind) {
    case 'shabad':
      return { 'shabad-id': subject.id };
    case 'verse':
      return { 'verse-id': subject.id };
    case 'ang':
      return { ang: subject.ang, source: subject.source };
  }
}

function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
