import { parseShabadId, parseVerseId, type ShabadId } from '@naad/gurbani-corpus';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationsProvider, useNotifications } from '../../notifications/NotificationsContext.tsx';
import { SiteProvider } from '../../SiteContext.tsx';
import { InEnglish } from '../../testing/InEnglish.tsx';
import { STORY_SITE } from '../../testing/storySite.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

const SHABAD = parseShabadId(2600) as ShabadId;

/** What was asked of the API, and whether it answers. */
const asked: string[] = [];
let isSilent = false;

function answer(url: string, options: { method?: string; body?: string } = {}) {
  const { method = 'GET', body } = options;
  asked.push([method, url.replace(/\?.*/, ''), body ?? ''].join(' ').trim());
  if (isSilent) return Promise.reject(new TypeError('failed'));
  const say = (said: unknown) =>
    Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(said)) });
  if (url.endsWith('/user')) return say({ id: 'u', firstname: 'Asa', lastname: 'Kaur', email: null });
  if (method === 'DELETE') return say({ ok: true });
  if (method === 'POST') {
    const at = '2026-11-05T19:05:00Z';
    return say({ shabad_id: 2600, verse_id: null, comment: '', created_at: at, updated_at: at });
  }
  return say({ favouriteShabads: [] });
}

function News() {
  return <output>{useNotifications().map(({ text }) => text)}</output>;
}

const star = () => screen.findByRole('button', { name: 'Favourite' });
const isPressed = async () => (await star()).getAttribute('aria-pressed');

beforeEach(() => {
  localStorage.setItem('naad.login', 'T');
  vi.stubGlobal('fetch', answer);
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  localStorage.clear();
});

describe('the star of a shabad', () => {
  it('asks for a note, keeps, removes at once, and comes back where that fails', async () => {
    render(
      <SiteProvider value={{ ...STORY_SITE, apiPrefix: '/api' }}>
        <NotificationsProvider>
          <FavouriteButton shabadId={SHABAD} verseId={parseVerseId(141639)} />
          <News />
        </NotificationsProvider>
      </SiteProvider>,
      { wrapper: InEnglish },
    );
    expect(await isPressed()).toBe('false');

    isSilent = true;
    await userEvent.click(await star());
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toContain('This shabad did not load.');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    isSilent = false;

    const { siteAccount } = await import('../createAccount.ts');
    await siteAccount('/api').keepFavourite({ shabadId: SHABAD, verseId: null, note: '' });
    expect(await isPressed()).toBe('true');

    isSilent = true;
    await userEvent.click(await star());
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toContain('The favourite was not removed.');
    });
    expect(await isPressed()).toBe('true');
    isSilent = false;

    await userEvent.click(await star());
    expect(await isPressed()).toBe('false');
    await waitFor(() => {
      expect(asked.at(-1)).toBe('DELETE /api/favourite-shabads/2600');
    });
  });
});
