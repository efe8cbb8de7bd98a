import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

const NAME = 'virtual:frame-assets';
/** What runs in a frame, and what its documents are drawn with, whose style it is. */
export const FRAME_SCRIPT = 'src/frame/startFrame.ts';
export const FRAME_STYLE = 'src/frame/FrameBody.tsx';

/**
 * Gives the server bundle what the client build left behind: the style and the script that stand in every frame. On a slow
 * line each file that a frame asked for would come after it, and its text is shown once the script has said how high it is.
 *
 * @param directory where the client was built, before
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
  if (file === undefined || sheets.length === 0) throw new Error(`There is no built frame in ${directory}.`);
  const read = (name: string) => readFileSync(path.join(directory, name), 'utf8').trim();
  const style = sheets.map(read).join('');
  const script = read(file);
  if (/<\/(style|script)/i.test(style + script))
    throw new Error('What stands in a frame would end too soon.');
  const values = { style, styleHash: hashOf(style), script, scriptHash: hashOf(script) };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
