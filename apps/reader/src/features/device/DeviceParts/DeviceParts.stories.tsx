import type { DeviceManifest } from '../deviceManifest.ts';
import { DEVICE_PARTS, type DevicePart, packNamesOf } from '../deviceParts.ts';
import type { DeviceState } from '../deviceStore.ts';
import { DevicePartsView } from './DeviceParts.tsx';

const MEGABYTES: Readonly<Record<string, number>> = { text: 12.6, source: 5.4, lines: 2.9, letters: 14.9 };

const OFFER: DeviceManifest = {
  corpus: { formatVersion: 1, builtFrom: '', updated: '', hash: '', packs: [] },
  packs: new Map(
    packNamesOf({ parts: DEVICE_PARTS, translations: ['en.ssk'] }).map((name) => [
      name,
      { name, file: name, bytes: (MEGABYTES[name] ?? 1.5) * 1e6, sha256: '' },
    ]),
  ),
  transferOf: ({ bytes }) => bytes / 3,
  version: '',
};

const EMPTY: DeviceState = {
  isSupported: true,
  stored: null,
  offer: OFFER,
  work: null,
  failure: null,
  wanted: null,
};

function stored(...parts: DevicePart[]): DeviceState['stored'] {
  const choice = { parts, translations: ['en.ssk'] };
  const names = packNamesOf(choice);
  const capabilities = {} as never;
  const packs = [...OFFER.packs.values()].filter(({ name }) => names.includes(name));
  return { ...choice, key: null, capabilities, manifest: OFFER, packs };
}

const ignore = () => undefined;

const meta = {
  title: 'Features/DeviceParts',
  component: DevicePartsView,
  args: {
    state: EMPTY,
    translations: [{ key: 'en.ssk', name: 'Sant Singh Khalsa' }],
    onDownload: ignore,
    onPause: ignore,
    onCancel: ignore,
    onRemove: ignore,
  },
};
export default meta;

export const Nothing = {};
export const Stored = { args: { state: { ...EMPTY, stored: stored('reading', 'meanings') } } };
export const Downloading = {
  args: { state: { ...EMPTY, work: { kind: 'downloading', bytes: 5e6, ofBytes: 12e6 } } },
};
export const Interrupted = {
  args: {
    state: { ...EMPTY, failure: 'interrupted', wanted: { parts: ['reading'], translations: [] } },
  },
};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
