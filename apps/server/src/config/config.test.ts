import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/naad');

/** Returns the problems an environment is refused for. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const separate = {
  SITE_ORIGIN: 'https://gurbani.example',
  API_ORIGIN: 'https://api.gurbani.example',
  RENDERER_KEY: 'a-key-of-two-processes-of-32-chars',
};

describe('readConfig [S7.19]', () => {
  it('serves metrics only if they have a port, for this machine unless another host is given [G20]', () => {
    expect(read({}).metrics).toBeNull();
    expect(read({ METRICS_HOST: '10.0.0.2' }).metrics).toBeNull();
    expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    const given = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.2' };
    expect(read(given).metrics).toEqual({ port: 9464, host: '10.0.0.2' });
    expect(problemsOf({ METRICS_PORT: '8080' })).toHaveLength(1);
    expect(problemsOf({ METRICS_PORT: '70000', METRICS_HOST: '!' })).toHaveLength(2);
    expect(read({ PORT: '0', METRICS_PORT: '0' }).metrics?.port).toBe(0);
  });

  it('has a default for every setting', () => {
    expect(read({})).toEqual({
      port: 8080,
      host: null,
      dist: '/srv/naad/dist',
      dataDirectory: '/srv/naad/.naad/data',
      manifestKeyFile: null,
      dataPacksDirectory: null,
      upstreamUrl: null,
      hukamnamaArchiveUrl: 'https://raw.githubusercontent.com/gurbaninow/hukamnama-archive/HEAD/archive',
      audio: { directory: null, url: null, user: 'admin', password: null, credit: null, hukamnamaUrl: null },
      assistant: null,
      transcription: null,
      speechModelDirectory: null,
      mainTextAsBdb: true,
      siteName: 'Naad',
      frontEnds: { controller: null, display: null, embed: null },
      links: { donate: '/about#support', feedback: '/about#feedback', apps: [] },
      banner: null,
      siteFilesDirectory: null,
      siteOrigin: null,
      shareOrigin: null,
      serves: 'all',
      apiPrefix: '/api',
      apiOrigin: null,
      apiInternalOrigin: null,
      rendererKey: null,
      logLevel: 'info',
      metrics: null,
      showsLanAddresses: false,
      offline: true,
      trustProxy: false,
      events: null,
      pageCacheBytes: 524_288_000,
      rateLimit: 1,
      redisUrl: null,
      databaseUrl: null,
      login: { redirectOrigins: [], acceptsUnsolicitedTokens: false, days: 7, provider: null },
    });
  });

  it('treats an empty variable as unset, except an empty API prefix, which means the root', () => {
    expect(read({ PORT: '', SITE_NAME: '', API_PREFIX: '' })).toMatchObject({
      port: 8080,
      siteName: 'Naad',
      apiPrefix: '',
    });
  });

  it('reads every value', () => {
    expect(
      read({
        PORT: '3000',
        HOST: '127.0.0.1',
        NAAD_DIST: '/opt/naad',
        DATA_DIR: '/var/naad',
        MANIFEST_KEY_FILE: '/srv/keys/manifest.pem',
        DATA_PACKS_DIR: 'packs',
        UPSTREAM_BANIDB_URL: 'https://api.example/v2/',
        HUKAMNAMA_ARCHIVE_URL: 'off',
        AUDIO_DIR: 'recordings',
        AUDIO_API_URL: 'https://audio.example/v1/',
        AUDIO_API_USER: 'naad',
        AUDIO_API_PASSWORD: 'secret',
        AUDIO_CREDIT: 'Those who sang',
        HUKAMNAMA_AUDIO_URL: 'https://audio.example/{date}.mp3',
        MAIN_TEXT_AS_BDB: 'false',
        SITE_NAME: 'ਨਾਦ',
        SITE_FILES_DIR: 'site',
        SITE_ORIGIN: 'https://gurbani.example/',
        SHARE_ORIGIN: 'https://s.example/',
        CONTROLLER_URL: 'https://phones.example',
        DISPLAY_URL: 'https://cdn.example/hall/',
        EMBED_URL: 'https://cdn.example/embed.js',
        SERVES: 'pages',
        API_ORIGIN: 'https://api.gurbani.example/',
        API_INTERNAL_ORIGIN: 'http://[fd00::2]:8080',
        RENDERER_KEY: 'a-key-of-two-processes-of-32-chars',
        DONATE_URL: 'https://gurbani.example/give',
        FEEDBACK_URL: '/help#report',
        ANDROID_APP_URL: 'https://store.example/naad',
        API_PREFIX: '/verse/api/',
        LOG_LEVEL: 'warn',
        METRICS_PORT: '9464',
        METRICS_HOST: '10.0.0.2',
        LAN_ADDRESSES: 'on',
        TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
        ASSISTANT_URL: 'https://model.example/v1/',
        ASSISTANT_MODEL: 'small',
        ASSISTANT_KEY: 'secret',
        OFFLINE: 'off',
        ANALYTICS: 'events',
        PAGE_CACHE_MB: '8',
        RATE_LIMIT: 'off',
        REDIS_URL: 'redis://localhost:6379',
        DATABASE_URL: 'postgres://naad:secret@db/naad',
        LOGIN_REDIRECT_ORIGINS: 'https://reader.example, http://localhost:3000/',
        ALLOW_UNSOLICITED_TOKEN: 'true',
        LOGIN_DAYS: '30',
        OIDC_ISSUER: 'https://id.example/realm',
        OIDC_CLIENT_ID: 'naad',
        OIDC_CLIENT_SECRET: 'secret',
        TRANSCRIPTION_URL: 'https://speech.example/v1/',
        TRANSCRIPTION_KEY: 'secret',
      }),
    ).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dist: '/opt/naad',
      dataDirectory: '/var/naad',
      manifestKeyFile: '/srv/keys/manifest.pem',
      dataPacksDirectory: '/srv/naad/packs',
      upstreamUrl: 'https://api.example/v2',
      hukamnamaArchiveUrl: null,
      transcription: { url: 'https://speech.example/v1', key: 'secret' },
      speechModelDirectory: null,
      audio: {
        directory: '/srv/naad/recordings',
        url: 'https://audio.example/v1',
        user: 'naad',
        password: 'secret',
        credit: 'Those who sang',
        hukamnamaUrl: 'https://audio.example/{date}.mp3',
      },
      mainTextAsBdb: false,
      siteName: 'ਨਾਦ',
      frontEnds: {
        controller: 'https://phones.example/',
        display: 'https://cdn.example/hall/',
        embed: 'https://cdn.example/embed.js',
      },
      links: {
        donate: 'https://gurbani.example/give',
        feedback: '/help#report',
        apps: [{ platform: 'android', href: 'https://store.example/naad' }],
      },
      banner: null,
      siteFilesDirectory: '/srv/naad/site',
      siteOrigin: 'https://gurbani.example',
      shareOrigin: 'https://s.example',
      serves: 'pages',
      apiPrefix: '/verse/api',
      apiOrigin: 'https://api.gurbani.example',
      apiInternalOrigin: 'http://[fd00::2]:8080',
      rendererKey: 'a-key-of-two-processes-of-32-chars',
      logLevel: 'warn',
      metrics: { port: 9464, host: '10.0.0.2' },
      showsLanAddresses: true,
      trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
      redisUrl: 'redis://localhost:6379',
      databaseUrl: 'postgres://naad:secret@db/naad',
      login: {
        redirectOrigins: ['https://reader.example', 'http://localhost:3000'],
        acceptsUnsolicitedTokens: true,
        days: 30,
        provider: { issuer: 'https://id.example/realm', clientId: 'naad', clientSecret: 'secret' },
      },
      assistant: { url: 'https://model.example/v1', model: 'small', key: 'secret' },
      offline: false,
      events: { withText: false },
      pageCacheBytes: 8_388_608,
      rateLimit: null,
    });
    expect(read({ RATE_LIMIT: '0.5' }).rateLimit).toBe(0.5);
    expect(read({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  });

  it('reaches the API at its public address if it has no internal one', () => {
    expect(read({ SERVES: 'pages', ...separate }).apiInternalOrigin).toBe('https://api.gurbani.example');
  });

  it('has a banner if there is a message, with its own id [S2.102]', () => {
    const BANNER_MESSAGE = 'Kirtan tonight';
    const { banner } = read({
      BANNER_MESSAGE,
      BANNER_LINK: 'https://gurbani.example/',
      BANNER_LABEL: 'More',
    });
    expect(banner).toEqual({
      id: expect.stringMatching(/^[\da-f]{12}$/) as string,
      tone: 'info',
      message: BANNER_MESSAGE,
      link: { href: 'https://gurbani.example/', label: 'More' },
    });
    expect(read({ BANNER_MESSAGE, BANNER_TYPE: 'warning' }).banner).toMatchObject({
      tone: 'warning',
      link: null,
    });
    expect(read({ BANNER_MESSAGE: 'Other' }).banner?.id).not.toBe(read({ BANNER_MESSAGE }).banner?.id);
    expect(problemsOf({ BANNER_MESSAGE, BANNER_TYPE: 'loud' })).toHaveLength(1);
  });

  it('reports all problems at once, each with name, value and expectation', () => {
    const problems = problemsOf({
      PORT: '80800',
      HOST: 'not a host',
      SITE_NAME: 'x'.repeat(61),
      SITE_ORIGIN: 'https://gurbani.example/path',
      API_PREFIX: 'api',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: '10.0.0.0/33',
      RATE_LIMIT: '0',
    });
    expect(problems).toHaveLength(8);
    expect(problems[0]).toBe('PORT is "80800", but should be a port number from 0 to 65535');
  });

  it.each([
    { SITE_ORIGIN: 'ftp://gurbani.example' },
    { SITE_ORIGIN: 'gurbani.example' },
    { CONTROLLER_URL: '/control' },
    { DISPLAY_URL: 'https://cdn.example/?x' },
    { EMBED_URL: 'https://cdn.example/' },
    { SERVES: 'both' },
    { SERVES: 'api', SITE_ORIGIN: 'https://gurbani.example' },
    { SERVES: 'pages', API_PREFIX: '', ...separate },
    { API_ORIGIN: 'https://[2001:db8::1]' },
    { API_ORIGIN: 'https://api.gurbani.example/v2' },
    { RENDERER_KEY: 'short' },
    { DONATE_URL: 'http://gurbani.example/' },
    { DONATE_URL: 'javascript:alert(1)' },
    { FEEDBACK_URL: '//gurbani.example' },
    { FEEDBACK_URL: 'mailto:us' },
    { DONATE_URL: 'mailto:us@gurbani.example' },
    { IOS_APP_URL: 'store' },
    { API_PREFIX: '/a b' },
    { PORT: '8080x' },
    { RATE_LIMIT: '-1' },
    { PAGE_CACHE_MB: '1.5' },
    { TRUST_PROXY: 'example.org' },
    { TRUST_PROXY: '2' },
    { UPSTREAM_BANIDB_URL: 'api.example' },
    { UPSTREAM_BANIDB_URL: 'file:///etc/passwd' },
    { UPSTREAM_BANIDB_URL: 'https://api.example/v2?key=1' },
    { HUKAMNAMA_ARCHIVE_URL: 'yes' },
    { DATABASE_URL: 'mysql://db/naad' },
    { LOGIN_REDIRECT_ORIGINS: 'https://reader.example, *' },
    { LOGIN_REDIRECT_ORIGINS: 'https://reader.example/path' },
    { ALLOW_UNSOLICITED_TOKEN: 'yes' },
    { MAIN_TEXT_AS_BDB: 'no' },
    { LOGIN_DAYS: '0' },
    { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'x' },
    { OIDC_ISSUER: 'https://id.example' },
    { OIDC_CLIENT_ID: 'naad' },
    { TRANSCRIPTION_URL: 'speech.example' },
    { TRANSCRIPTION_URL: 'https://speech.example', TRANSCRIPTION_KEY: 'a\nb' },
    { TRANSCRIPTION_KEY: 'secret' },
    { TRANSCRIPTION_URL: 'https://speech.example', TRANSCRIPTION_MODEL_DIR: 'speech' },
  ])('refuses %o', (environment) => {
    expect(problemsOf(environment)).toHaveLength(1);
  });

  it('never includes a secret of the environment in an error', () => {
    const problems = problemsOf({
      DATABASE_URL: 'mysql://u:hidden@db',
      REDIS_URL: 'http://u:hidden@db',
      RENDERER_KEY: 'hidden',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('hidden');
  });
});
