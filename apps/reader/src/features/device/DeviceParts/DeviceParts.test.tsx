import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { DeviceManifest } from '../deviceManifest.ts';
import { DEVICE_PARTS, type DevicePart, packNamesOf } from '../deviceParts.ts';
import type { DeviceState } from '../deviceStore.ts';
import { DevicePartsView } from './DeviceParts.tsx';

const MEGABYTE = 1e6;
const TRANSLATIONS = [{ key: 'en.ssk', name: 'Sant Singh Khalsa' }];

/** Packs of one megabyte, of which half is transferred. */
function manifest(version: string): DeviceManifest {
  const names = packNamesOf({ parts: DEVICE_PARTS, translations: ['en.ssk', 'pu.ss'] });
  return {
    corpus: { formatVersion: 1, builtFrom: '', updated: '', hash: version, packs: [] },
    packs: new Map(
      names.map((name) => [name, { name, file: `${name}-${version}`, bytes: MEGABYTE, sha256: '' }]),
    ),
    transferOf: ({ bytes }) => bytes / 2,
    version,
  };
}

const OFFER = manifest('one');

function stored(...parts: DevicePart[]): NonNullable<DeviceState['stored']> {
  const names = packNamesOf({ parts, translations: ['en.ssk'] });
  return {
    parts,
    translations: ['en.ssk'],
    key: null,
    capabilities: {} as never,
    manifest: OFFER,
    packs: [...OFFER.packs.values()].filter(({ name }) => names.includes(name)),
  };
}

const EMPTY: DeviceState = {
  isSupported: true,
  stored: null,
  offer: OFFER,
  work: null,
  failure: null,
  wanted: null,
};

function renderParts(state: Partial<DeviceState>) {
  const calls = { onDownload: vi.fn(), onPause: vi.fn(), onCancel: vi.fn(), onRemove: vi.fn() };
  render(<DevicePartsView state={{ ...EMPTY, ...state }} translations={TRANSLATIONS} {...calls} />, {
    wrapper: InEnglish,
  });
  return calls;
}

const row = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`There is no row ${name}.`);
  return within(found);
};

describe('the parts on this device', () => {
  it('show the size of each download before the choice, with what reading needs [O11]', async () => {
    const { onDownload } = renderParts({});
    row('Gurbani to read').getByText('Download: 3 MB');
    row('Word meanings').getByText('Download: 3.5 MB');
    await userEvent.click(screen.getByRole('button', { name: 'Download: Word meanings' }));
    expect(onDownload).toHaveBeenCalledWith(['meanings']);
    await userEvent.click(screen.getByRole('button', { name: /^Download everything/ }));
    expect(onDownload).toHaveBeenCalledWith(DEVICE_PARTS);
  });

  it('show what is stored and how large it is, and remove it [O11]', async () => {
    const { onRemove } = renderParts({ stored: stored('reading', 'meanings') });
    row('Gurbani to read').getByText('On this device: 6 MB');
    row('Word meanings').getByText('On this device: 1 MB');
    row('Hukamnamas').getByText('Download: 0.5 MB');
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Word meanings' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the whole scripture' }));
    expect(onRemove.mock.calls).toEqual([['meanings'], ['reading']]);
  });

  it('offer an update with its size [O16]', async () => {
    const { onDownload } = renderParts({ stored: stored('reading'), offer: manifest('two') });
    await userEvent.click(screen.getByRole('button', { name: 'Update (3 MB)' }));
    expect(onDownload).toHaveBeenCalledWith([]);
  });

  it('show the progress of a download, and pause it [O15]', async () => {
    const { onPause } = renderParts({
      work: { kind: 'downloading', bytes: 2 * MEGABYTE, ofBytes: 12 * MEGABYTE },
    });
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Downloading' });
    expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([
      2 * MEGABYTE,
      12 * MEGABYTE,
      '2 MB of 12 MB',
    ]);
    expect(screen.getByRole('button', { name: 'Download: Hukamnamas' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(onPause).toHaveBeenCalledOnce();
  });

  it('continue or give up an interrupted download [O15]', async () => {
    const wanted = { parts: ['reading', 'letters'], translations: [] } as const;
    const { onDownload, onCancel } = renderParts({ failure: 'interrupted', wanted });
    expect(screen.getByRole('status').textContent).toMatch(/^The download isn't complete/);
    await userEvent.click(screen.getByRole('button', { name: 'Continue the download' }));
    expect(onDownload).toHaveBeenCalledWith(wanted.parts);
    await userEvent.click(screen.getByRole('button', { name: 'Give it up' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it.each([
    ['network', /^The download failed/],
    ['noRoom', /^There is not enough space/],
    ['broken', /^A part of what was saved is damaged/],
    ['untrusted', /^What arrived differs/],
    ['evicted', /^Your browser has removed/],
  ] as const)('say what happened and what to do: %s [O15]', (failure, text) => {
    renderParts({ failure });
    expect(screen.getByRole('status').textContent).toMatch(text);
  });

  it('say that a browser without storage keeps nothing, and that downloads need a connection [O11]', () => {
    renderParts({ isSupported: false });
    screen.getByText(/^This browser keeps nothing/);
    renderParts({ offer: null, stored: stored('reading') });
    screen.getByText('Downloads need a connection.');
    expect(screen.queryByRole('button', { name: /^Download everything/ })).toBeNull();
  });
});
