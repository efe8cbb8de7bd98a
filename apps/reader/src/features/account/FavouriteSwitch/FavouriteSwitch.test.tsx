import { parseShabadId, parseVerseId, type ShabadId } from '@naad/gurbani-model';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  NotificationsProvider,
  useNotifications,
} from '../../../shared/notifications/NotificationsContext.tsx';
import { SiteProvider } from '../../../shared/SiteContext.tsx';
import { STORY_SITE } from '../../../testing/SiteFrame.tsx';
import { FavouriteSwitch } from './FavouriteSwitch.tsx';

const SHABAD = parseShabadId(2600) as ShabadId;

/** Requests that the API received. */
const requests: string[] = [];
let isSilent = false;

function answer(url: string, options: { method?: string; body?: string } = {}) {
  const { method = 'GET', body: sentBody } = options;
  requests.push([method, url.replace(/\?.*/, ''), sentBody ?? ''].join(' ').trim());
  if (isSilent) return Promise.reject(new TypeError('failed'));
  const respond = (body: unknown) =>
    Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(body)) });
  if (url.endsWith('/user')) return respond({ id: 'u', firstname: 'Asa', lastname: 'Kaur', email: null });
  if (method === 'DELETE') return respond({ ok: true });
  if (method === 'POST') {
    const at = '2026-11-05T19:05:00Z';
    return respond({ shabad_id: 2600, verse_id: null, comment: '', created_at: at, updated_at: at });
  }
  return respond({ favouriteShabads: [] });
}

function News() {
  return <output>{useNotifications().map(({ text }) => text)}</output>;
}

const favourite = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Favourite Shabads' });
const isOn = async () => (await favourite()).checked;

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

describe('the switch of the favourites', () => {
  it('asks for a note, saves, removes at once, and is on again if removing fails [S2.74, S2.99, S4.23, S4.29, B91, B92]', async () => {
    render(
      <SiteProvider value={{ ...STORY_SITE, accountPrefix: '/api' }}>
        <NotificationsProvider>
          <FavouriteSwitch shabadId={SHABAD} verseId={parseVerseId(141639)} />
          <News />
        </NotificationsProvider>
      </SiteProvider>,
      { wrapper: InEnglish },
    );
    expect(await isOn()).toBe(false);

    isSilent = true;
    await userEvent.click(await favourite());
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toContain('This shabad did not load.');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    isSilent = false;

    const { siteAccount } = await import('../createAccount.ts');
    await siteAccount('/api').saveFavourite({ shabadId: SHABAD, verseId: null, note: '' });
    expect(await isOn()).toBe(true);

    isSilent = true;
    await userEvent.click(await favourite());
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toContain('The favourite was not removed.');
    });
    expect(await isOn()).toBe(true);
    isSilent = false;

    await userEvent.click(await favourite());
    expect(await isOn()).toBe(false);
    await waitFor(() => {
      expect(requests.at(-1)).toBe('DELETE /api/favourite-shabads/2600');
    });
  });
});
