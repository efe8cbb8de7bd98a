import { preferencesFromCookies } from '@naad/settings-schema';
import { parseShabadId } from '@naad/gurbani-model';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { SilentAudio } from './testing/SilentAudio.ts';
// Loads the modules before the first test's time runs; each test imports them afresh.
import './ListenButton.tsx';

/** Ids of the shabads that the server has recordings of. */
const RECORDED = ['1', '2'];
let audio: SilentAudio;

beforeEach(() => {
  vi.resetModules();
  audio = new SilentAudio();
  vi.stubGlobal('Audio', function Audio() {
    return audio;
  });
  vi.stubGlobal('fetch', (url: string) => {
    const [, id = ''] = /audio\/shabads\/(\d+)$/.exec(url) ?? [];
    const found = {
      status: 'success',
      track_url: `/api/audio/shabads/${id}/track`,
      source: { kind: 'pack', name: 'Those who sang', licence: null, url: 'https://sung.example/' },
    };
    const none = { status: 'error', message: 'No audio for this shabad' };
    return Promise.resolve(Response.json(RECORDED.includes(id) ? found : none));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders shabads on a page. Each test gets its own player. */
async function open(ids: readonly number[], preferences = {}) {
  const { ListenButton } = await import('./ListenButton.tsx');
  return render(
    <SiteFrame preferences={preferences}>
      {ids.map((id) => {
        const parsed = parseShabadId(id);
        return (
          parsed && (
            <ListenButton key={id} heard={{ kind: 'shabad', id: parsed, title: `ਸ਼ਬਦ ${String(id)}` }} />
          )
        );
      })}
    </SiteFrame>,
    { wrapper: InEnglish },
  );
}

const bar = () => screen.findByRole('region', { name: 'Audio player' });

it('a shabad with a recording has a player and a Listen button [B68]', async () => {
  await open([1]);
  const player = within(await bar());
  expect(player.getByText('ਸ਼ਬਦ 1').lang).toBe('pa-Guru');
  expect(player.getByRole('link', { name: 'Those who sang' }).getAttribute('href')).toBe(
    'https://sung.example/',
  );
  expect(audio.paused).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Listen to Shabad' }));
  expect(audio.paused).toBe(false);
  expect(screen.getByRole('button', { name: 'Listen to Shabad' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(player.getByRole('button', { name: 'Pause' }));
  expect(audio.paused).toBe(true);
});

it('a shabad without a recording has no Listen button', async () => {
  await open([3, 1]);
  await bar();
  expect(screen.getAllByRole('button', { name: 'Listen to Shabad' })).toHaveLength(1);
});

it('a closed player stays closed until the visitor listens again [B68, S3.38]', async () => {
  const { unmount } = await open([1]);
  await userEvent.click(await screen.findByRole('button', { name: 'Listen to Shabad' }));
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Close the player' }));
  expect(screen.queryByRole('region', { name: 'Audio player' })).toBeNull();
  expect(audio.paused).toBe(true);
  unmount();
  await open([1], { hasAudioPlayer: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Listen to Shabad' }));
  await bar();
  expect(audio.paused).toBe(false);
});

it('the player is on by default [S9.21]', () => {
  expect(preferencesFromCookies({}).hasAudioPlayer).toBe(true);
});

it('a page plays one recording at a time, in one bar [B68]', async () => {
  await open([1, 2]);
  await waitFor(() => {
    expect(screen.getAllByRole('button', { name: 'Listen to Shabad' })).toHaveLength(2);
  });
  const [first, second] = screen.getAllByRole('button', { name: 'Listen to Shabad' });
  if (!first || !second) throw new Error('Expected two buttons.');
  await userEvent.click(first);
  await userEvent.click(second);
  expect([first, second].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(screen.getAllByRole('region', { name: 'Audio player' })).toHaveLength(1);
  expect(audio.src).toBe('/api/audio/shabads/2/track');
});

it('the player works by keyboard and can change its speed', async () => {
  await open([1]);
  const player = within(await bar());
  player.getByRole('button', { name: 'Play' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(audio.paused).toBe(false);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(audio.currentTime).toBe(10);
  expect(player.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe('0:10 / 1:00');
  await userEvent.selectOptions(player.getByRole('combobox', { name: 'Speed' }), '1.5');
  expect(audio.playbackRate).toBe(1.5);
});

it('leaving the page stops the recording', async () => {
  const { unmount } = await open([1]);
  await userEvent.click(await screen.findByRole('button', { name: 'Listen to Shabad' }));
  unmount();
  expect([audio.paused, audio.src]).toEqual([true, '']);
});
