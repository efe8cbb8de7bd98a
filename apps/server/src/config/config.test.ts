import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/naad');

/** @returns the problems that an environment is refused for */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(read({})).toEqual({
      port: 8080,
      host: null,
      dist: '/srv/naad/dist',
      siteName: 'Naad',
      links: { donate: '/about#support', feedback: '/about#feedback', apps: [] },
      banner: null,
      siteOrigin: null,
      apiPrefix: '/api',
      logLevel: 'info',
      trustProxy: false,
      rateLimit: 1,
    });
  });

  it('takes an empty variable for an unset one, but an empty API prefix for the root', () => {
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
        SITE_NAME: 'ਨਾਦ',
        SITE_ORIGIN: 'https://gurbani.example/',
        DONATE_URL: 'https://gurbani.example/give',
        FEEDBACK_URL: '/help#report',
        ANDROID_APP_URL: 'https://store.example/naad',
        API_PREFIX: '/verse/api/',
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
        RATE_LIMIT: 'off',
      }),
    ).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dist: '/opt/naad',
      siteName: 'ਨਾਦ',
      links: {
        donate: 'https://gurbani.example/give',
        feedback: '/help#report',
        apps: [{ platform: 'android', href: 'https://store.example/naad' }],
      },
      banner: null,
      siteOrigin: 'https://gurbani.example',
      apiPrefix: '/verse/api',
      logLevel: 'warn',
      trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
      rateLimit: null,
    });
    expect(read({ RATE_LIMIT: '0.5' }).rateLimit).toBe(0.5);
    expect(read({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  });

  it('has news where there is a message, with a name of its own', () => {
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

  it('lists all problems at once, each with the name, the value and what is expected', () => {
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
    { DONATE_URL: 'http://gurbani.example/' },
    { DONATE_URL: 'javascript:alert(1)' },
    { FEEDBACK_URL: '//gurbani.example' },
    { IOS_APP_URL: 'store' },
    { API_PREFIX: '/a b' },
    { PORT: '8080x' },
    { RATE_LIMIT: '-1' },
    { TRUST_PROXY: 'example.org' },
    { TRUST_PROXY: '2' },
  ])('refuses %o', (environment) => {
    expect(problemsOf(environment)).toHaveLength(1);
  });
});
