import { createApiClient } from '@naad/api-client';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { english } from '@naad/ui-i18n/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadHome } from './loadHome.ts';

const capabilities = {
  name: 'Naad',
  version: '1',
  corpus: { builtFrom: '', hash: '', updated: '', lines: 0, shabads: 0 },
  features: {},
  searchTypes: [0],
  sources: [],
  translations: [],
  transliterations: [],
  visraamSources: [],
  absent: {},
};
const row = { Image: '/day.svg', Description: 'A river', Link: '/ang?ang=1' };

type Answer = () => unknown;

/** Loads Home with the given capabilities and doodle response. */
async function loadHomeWith(has: object, doodle: Answer = () => ({ rows: [row] })) {
  const asked: string[] = [];
  const answers: Record<string, Answer> = {
    '/capabilities': () => ({ ...capabilities, ...has }),
    '/v2/writers': () => ({ rows: [] }),
    '/doodle/': doodle,
  };
  const api = createApiClient(async (path) => {
    asked.push(path);
    return { status: 200, body: await answers[path]?.() };
  });
  const url = new URL('http://naad.test/');
  const { content } = await loadHome({
    url,
    api,
    language: 'en',
    i18n: english,
    preferences: DEFAULT_PREFERENCES,
  });
  return { asked, doodle: content.page === 'home' ? content.doodle : undefined };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the doodle', () => {
  it('is requested once and comes with the page', async () => {
    const { asked, doodle } = await loadHomeWith({ doodle: true });
    expect(doodle).toMatchObject({ imageHref: '/day.svg', description: 'A river', href: '/ang?ang=1' });
    expect(asked.filter((path) => path === '/doodle/')).toHaveLength(1);
  });

  it.each([{}, { doodle: false }])('is not requested if the deployment has none: %j', async (has) => {
    const { asked, doodle } = await loadHomeWith(has);
    expect(doodle).toBeNull();
    expect(asked).not.toContain('/doodle/');
  });

  it.each<[string, Answer]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['returns something else', () => '<html>'],
    ['returns an error', () => ({ error: 'none today', rows: [row] })],
    ['returns an unsafe image', () => ({ rows: [{ ...row, Image: 'javascript:alert(1)' }] })],
  ])('is null if the call %s', async (_case, answer) => {
    expect((await loadHomeWith({ doodle: true }, answer)).doodle).toBeNull();
  });

  it('is dropped after one second', async () => {
    vi.useFakeTimers();
    const handleHome = vi.fn();
    loadHomeWith({ doodle: true }, () => new Promise(() => undefined)).then(handleHome, handleHome);
    await vi.advanceTimersByTimeAsync(999);
    expect(handleHome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(handleHome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ doodle: null }));
  });
});
