import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { SECRET_SETTINGS } from './secretFiles.ts';

/** A valid value of every secret, and where the configuration has it. */
const SECRETS: Readonly<
  Record<string, readonly [string, (config: ReturnType<typeof readConfig>) => unknown]>
> = {
  AUDIO_API_PASSWORD: ['the password', ({ audio }) => audio.password],
  RENDERER_KEY: ['a-key-of-two-processes-of-32-chars', ({ rendererKey }) => rendererKey],
  REDIS_URL: ['redis://:word@redis.example:6379', ({ redisUrl }) => redisUrl],
  DATABASE_URL: ['postgres://naad:word@db.example/naad', ({ databaseUrl }) => databaseUrl],
  OIDC_CLIENT_SECRET: ['client-secret', ({ login }) => login.provider?.clientSecret],
  TRANSCRIPTION_KEY: ['speech-key', ({ transcription }) => transcription?.key],
  ASSISTANT_KEY: ['model-key', ({ assistant }) => assistant?.key],
};

/** Settings without which some secrets have no use. */
const OTHERS = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'naad',
  TRANSCRIPTION_URL: 'https://speech.example',
  ASSISTANT_URL: 'https://model.example/v1',
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naad-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function problemsOf(environment: Record<string, string>): Promise<readonly string[]> {
  try {
    readConfig(environment, folder);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

async function fileWith(text: string): Promise<string> {
  const file = path.join(folder, 'secret');
  await writeFile(file, text);
  return file;
}

describe('secrets from files', () => {
  it.each(Object.entries(SECRETS))(
    'reads %s from the file of its _FILE variable, without the last newline [G33]',
    async (name, [value, valueIn]) => {
      for (const newline of ['', '\n', '\r\n']) {
        const file = await fileWith(`${value}${newline}`);
        expect(valueIn(readConfig({ ...OTHERS, [`${name}_FILE`]: file }, '/'))).toBe(value);
      }
    },
  );

  it('are possible for every secret setting [G33]', () => {
    expect(SECRET_SETTINGS.toSorted()).toEqual(Object.keys(SECRETS).toSorted());
  });

  it('are listed in docs/operating.md [G33]', async () => {
    const document = await readFile(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const section = /^### Secrets from files\n([^]*?)\n##/m.exec(document)?.[1] ?? '';
    for (const name of SECRET_SETTINGS) expect(section).toContain(`\`${name}_FILE\``);
  });

  it('take a relative path from the working directory, and an empty variable as unset', async () => {
    await fileWith('redis://redis.example:6379\n');
    expect(readConfig({ REDIS_URL_FILE: 'secret' }, folder).redisUrl).toBe('redis://redis.example:6379');
    expect(readConfig({ REDIS_URL: '', REDIS_URL_FILE: 'secret' }, folder).redisUrl).not.toBeNull();
    expect(readConfig({ REDIS_URL_FILE: '' }, folder).redisUrl).toBeNull();
  });

  it('are refused beside the setting itself [G33]', async () => {
    const file = await fileWith('redis://hidden.example');
    expect(await problemsOf({ REDIS_URL: 'redis://other.example', REDIS_URL_FILE: file })).toEqual([
      'REDIS_URL and REDIS_URL_FILE are both set: keep one of them',
    ]);
  });

  it('are reported by the name of the setting if a file is missing, empty or a folder [G33]', async () => {
    const empty = await fileWith('\n');
    expect(
      await problemsOf({
        DATABASE_URL_FILE: 'postgres://naad:hidden@db.example/naad',
        REDIS_URL_FILE: folder,
        ASSISTANT_KEY_FILE: empty,
      }),
    ).toEqual([
      'REDIS_URL_FILE names a folder, but should name a file',
      "DATABASE_URL_FILE names a file that doesn't exist",
      'ASSISTANT_KEY_FILE names an empty file',
    ]);
  });

  it('are never repeated if they are invalid [G33]', async () => {
    const file = await fileWith('hidden and too short');
    const problems = await problemsOf({ RENDERER_KEY_FILE: file, DATABASE_URL_FILE: file });
    expect(problems).toHaveLength(2);
    expect(problems.join()).toMatch(/RENDERER_KEY is .*DATABASE_URL is /);
    expect(problems.join()).not.toContain('hidden');
  });
});
