import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FeatureSource } from '@naad/api-contract';
import * as z from 'zod';
import type { Recordings, Track } from './recordings.ts';

/** What an operator says of a folder of recordings, in `audio.json`; docs/audio.md describes it. */
const AudioFile = z.strictObject({
  format: z.literal('naad-audio'),
  version: z.literal(1),
  name: z.string().trim().min(1).max(200),
  licence: z.string().trim().min(1).max(100).nullable().default(null),
  url: z
    .string()
    .regex(/^https:\/\/[^\s/\\]+\S*$/, 'should be an https address')
    .nullable()
    .default(null),
});

/** Kinds of files that browsers play, by the ends of their names; the first that is there is taken. */
const TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  opus: 'audio/ogg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/** What is wrong with a folder of recordings. */
class AudioFolderError extends Error {
  override readonly name = 'AudioFolderError';
}

export interface AudioFolder {
  readonly source: FeatureSource;
  readonly recordings: Recordings;
}

async function findTrack(folder: string, part: string, name: string): Promise<Track | null> {
  for (const [end, type] of Object.entries(TYPES)) {
    const file = `${part}/${name}.${end}`;
    const found = await stat(path.join(folder, file)).catch(() => null);
    if (found?.isFile()) return { kind: 'file', folder, file, type };
  }
  return null;
}

async function readDescription(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AudioFolderError(`The folder of recordings cannot be used: ${file}: ${reason}`);
  }
}

/**
 * A folder with `audio.json`, `shabads/<id>.mp3` and `hukamnamas/<yyyy-mm-dd>.mp3`. Recordings may be added while the
 * server runs: they are looked for when they are asked for.
 *
 * @throws AudioFolderError where `audio.json` does not say whose they are
 */
export async function readAudioFolder(folder: string): Promise<AudioFolder> {
  const file = path.join(folder, 'audio.json');
  const parsed = AudioFile.safeParse(await readDescription(file));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path: place, message }) => `\n  - ${place.join('.') || 'the document'}: ${message}`,
    );
    throw new AudioFolderError(
      `The folder of recordings cannot be used: ${file} is not as docs/audio.md says:${problems.join('')}`,
    );
  }
  const { name, licence, url } = parsed.data;
  return {
    source: { kind: 'pack', name, licence, url },
    recordings: {
      // Ids and days are numbers with dashes: no name of a file is taken from an address.
      shabad: (id) => findTrack(folder, 'shabads', String(id)),
      hukamnama: (day) => findTrack(folder, 'hukamnamas', day),
    },
  };
}
