import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

const NAME = 'virtual:frame-assets';
/** Entry modules of the client build: the frame's script, and the component whose CSS is the frame's. */
export const FRAME_SCRIPT = 'src/frame/startFrame.ts';
export const FRAME_STYLE = 'src/frame/FrameBody.tsx';

/**
 * Provides the built CSS and script to the server bundle, which inlines them in every frame. As separate files they would
 * delay the text on a slow connection, because a frame is hidden until its script has reported its height.
 *
 * @param directory output of the client build, which must run first
 */
export function frameAssets(directory: string): Plugin {
  return {
    name: 'naad:frame-assets',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? moduleOf(directory) : null),
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function moduleOf(directory: string): string {
  const manifest = JSON.parse(readFileSync(path.join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const file = manifest[FRAME_SCRIPT]?.file;
  const sheets = manifest[FRAME_STYLE]?.css ?? [];
  if (file === undefined || sheets.length === 0) throw new Error(`There is no client build in ${directory}.`);
  const read = (name: string) => readFileSync(path.join(directory, name), 'utf8').trim();
  const style = sheets.map(read).join('');
  const script = read(file);
  if (/<\/(style|script)/i.test(style + script))
    throw new Error('The inlined style or script would end its own element.');
  const values = { style, styleHash: hashOf(style), script, scriptHash: hashOf(script) };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
