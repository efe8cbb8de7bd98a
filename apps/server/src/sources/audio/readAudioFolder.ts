import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FeatureSource } from '@naad/api-contract';
import * as z from 'zod';
import type { Recordings, Track } from './recordings.ts';

/** The operator's description of a folder of recordings, `audio.json`; see docs/audio.md. */
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

/** Audio types that browsers play, by extension; the first existing file is used. */
const TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  opus: 'audio/ogg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/** A folder of recordings that can't be used. */
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
 * Reads a folder with `audio.json`, `shabads/<id>.mp3` and `hukamnamas/<yyyy-mm-dd>.mp3`. Recordings are
 * looked up on each request, so they can be added while the server runs.
 * @throws AudioFolderError if `audio.json` is invalid
 */
export async function readAudioFolder(folder: string): Promise<AudioFolder> {
  const file = path.join(folder, 'audio.json');
  const parsed = AudioFile.safeParse(await readDescription(file));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path: location, message }) => `\n  - ${location.join('.') || 'the document'}: ${message}`,
    );
    throw new AudioFolderError(
      `The folder of recordings cannot be used: ${file} is not as docs/audio.md says:${problems.join('')}`,
    );
  }
  const { name, licence, url } = parsed.data;
  return {
    source: { kind: 'pack', name, licence, url },
    recordings: {
      // Ids and days contain only digits and dashes, so no path comes from a request.
      shabad: (id) => findTrack(folder, 'shabads', String(id)),
      hukamnama: (day) => findTrack(folder, 'hukamnamas', day),
    },
  };
}
