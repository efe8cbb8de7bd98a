import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Folder of the icons of all front ends, for Vite's `publicDir`. */
export const ICONS_DIRECTORY = fileURLToPath(new URL('../../libs/ui/tokens/icons', import.meta.url));

/** Surface colour of the light theme, shown before the page loads. */
const SURFACE = '#faf4e5';

const CHARSET = /<meta charset="utf-8"[^>]*>/;
const INLINE_STYLES = /<style[^>]*>([^]*?)<\/style>/g;
const INLINE_SCRIPTS = /<script(?: type="module")?>([^]*?)<\/script>/g;

interface StaticApp {
  /** Name of the installed app. */
  readonly name: string;
  readonly description: string;
  /** Folder of the build, which has an `index.html`; the build's own by default. */
  readonly directory?: string;
}

/**
 * Completes a built front end for any static host, under any path: a content security policy in its document, the same
 * document as `404.html` for hosts that send it for unknown paths, and a web manifest.
 */
export function staticApp({ name, description, directory }: StaticApp): Plugin {
  let target = directory ?? '';
  return {
    name: 'naad:static-app',
    apply: 'build',
    configResolved(config) {
      target ||= path.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const html = withPolicy(readFileSync(path.join(target, 'index.html'), 'utf8'));
      writeFileSync(path.join(target, 'index.html'), html);
      writeFileSync(path.join(target, '404.html'), html);
      writeFileSync(
        path.join(target, 'site.webmanifest'),
        `${JSON.stringify(manifestOf(name, description), null, 2)}\n`,
      );
    },
  };
}

/**
 * Adds a content security policy to a document, with the hashes of its inline styles and scripts. Calls and sockets may go
 * anywhere, because the API's address is only known when the page runs.
 */
export function withPolicy(html: string): string {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, INLINE_SCRIPTS)].join(' '),
    ["style-src 'self'", ...hashesOf(html, INLINE_STYLES)].join(' '),
    "font-src 'self' data:",
    "img-src 'self' data:",
    "manifest-src 'self'",
    'connect-src http: https: ws: wss:',
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  if (!CHARSET.test(html)) throw new Error('The document declares no character set to put the policy after.');
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

function hashesOf(html: string, elements: RegExp): string[] {
  return [...html.matchAll(elements)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** All addresses are relative to the manifest, so that it works under any path. */
function manifestOf(name: string, description: string) {
  return {
    name,
    short_name: name,
    description,
    lang: 'en',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    background_color: SURFACE,
    theme_color: SURFACE,
    icons: [
      { src: 'favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: 'icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
      { src: 'icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: 'icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
