import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Progress } from '@naad/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { type DeviceManifest, findPacks } from '../deviceManifest.ts';
import { DEVICE_PARTS, type DevicePart, packNamesOf, translationPack } from '../deviceParts.ts';
import { type DeviceFailure, type DeviceState, deviceStore } from '../deviceStore.ts';
import styles from './DeviceParts.module.css';
import { PART_NAMES } from './partNames.ts';
import { useMegabytes } from './useMegabytes.ts';

/** A translation that the reader has chosen to read. */
export interface TranslationChoice {
  readonly key: string;
  readonly name: string;
}

export interface DevicePartsProps {
  /** Path or address of the API. */
  apiPrefix: string;
  /** Translations that come with reading; null until known. */
  translations: readonly TranslationChoice[] | null;
}

/** The parts of the scripture that can be on this device, with buttons that download, update and remove them. */
export function DeviceParts({ apiPrefix, translations }: DevicePartsProps) {
  const state = useSyncExternalStore(deviceStore.subscribe, deviceStore.get, deviceStore.get);
  useEffect(() => {
    // Without a connection the sizes are unknown, but what is stored is shown.
    deviceStore.measure().catch(() => undefined);
  }, []);
  return (
    <DevicePartsView
      state={state}
      translations={translations}
      onDownload={(parts) => {
        const keys = translations?.map(({ key }) => key) ?? [];
        void deviceStore.download({ parts, translations: keys }, apiPrefix);
      }}
      onPause={deviceStore.pause}
      onCancel={() => void deviceStore.cancel()}
      onRemove={(part) => void deviceStore.remove(part)}
    />
  );
}

export interface DevicePartsViewProps extends Pick<DevicePartsProps, 'translations'> {
  state: DeviceState;
  /** Downloads parts beside those stored; with none, updates and completes these. */
  onDownload: (parts: readonly DevicePart[]) => void;
  onPause: () => void;
  onCancel: () => void;
  onRemove: (part: DevicePart) => void;
}

/** Bytes to transfer for parts that aren't stored in this version. */
function missingBytes(
  { stored, offer }: Pick<DeviceState, 'stored' | 'offer'>,
  parts: readonly DevicePart[],
  translations: readonly string[],
): number | null {
  if (!offer) return null;
  const present = new Set(stored?.packs.map(({ file }) => file));
  const all = {
    parts: [...new Set([...parts, ...(stored?.parts ?? [])])],
    translations: [...new Set([...translations, ...(stored?.translations ?? [])])],
  };
  return findPacks(offer, packNamesOf(all))
    .filter(({ file }) => !present.has(file))
    .reduce((sum, pack) => sum + offer.transferOf(pack), 0);
}

/** Bytes of the packs of a part that no other one has. */
function storedBytes({ packs }: NonNullable<DeviceState['stored']>, part: DevicePart): number {
  const reading = new Set(packNamesOf({ parts: ['reading'], translations: [] }));
  const own = packNamesOf({ parts: [part], translations: [] }).filter(
    (name) => part === 'reading' || !reading.has(name),
  );
  const names = new Set(
    part === 'reading'
      ? [...own, ...packs.map(({ name }) => name).filter((name) => name.startsWith(translationPack('')))]
      : own.filter((name) => !name.startsWith(translationPack(''))),
  );
  return packs.reduce((sum, { name, bytes }) => (names.has(name) ? sum + bytes : sum), 0);
}

const isNewer = (offer: DeviceManifest | null, stored: DeviceState['stored']): boolean =>
  offer !== null && stored !== null && offer.version !== stored.manifest.version;

export function DevicePartsView(props: DevicePartsViewProps) {
  const { t } = useLingui();
  const megabytes = useMegabytes();
  const { state, translations, onDownload, onRemove } = props;
  const { isSupported, stored, offer, work } = state;
  if (isSupported === null) return null;
  if (!isSupported) {
    return (
      <p>
        <Trans>
          This browser keeps nothing for this site. A private window or an insecure address is the usual
          reason.
        </Trans>
      </p>
    );
  }
  const keys = translations?.map(({ key }) => key) ?? [];
  const isBusy = work !== null;
  const lacking = DEVICE_PARTS.filter((part) => !stored?.parts.includes(part));
  const allBytes = missingBytes(state, DEVICE_PARTS, keys);
  const newer = isNewer(offer, stored);
  const unstored = (translations ?? []).filter(({ key }) => !stored?.translations.includes(key));
  const canDownload = !isBusy && offer !== null && translations !== null;
  const sizeOf = (parts: readonly DevicePart[]) => megabytes(missingBytes(state, parts, keys) ?? 0);
  return (
    <div className={styles['work']}>
      <Work {...props} />
      <ul className={styles['parts']}>
        {DEVICE_PARTS.map((part) => (
          <Part
            key={part}
            part={part}
            kept={stored?.parts.includes(part) ? storedBytes(stored, part) : null}
            transfer={offer && missingBytes({ offer, stored }, ['reading', part], stored ? [] : keys)}
            onDownload={canDownload ? onDownload : null}
            onRemove={isBusy ? null : onRemove}
          />
        ))}
      </ul>
      {canDownload && (
        <div className={styles['actions']}>
          {newer && (
            <Button
              variant="primary"
              onClick={() => {
                onDownload([]);
              }}
            >
              {t`Update (${sizeOf([])})`}
            </Button>
          )}
          {stored && !newer && unstored.length > 0 && (
            <Button
              onClick={() => {
                onDownload([]);
              }}
            >
              {t`Add the translations that you chose since (${sizeOf([])})`}
            </Button>
          )}
          {lacking.length > 0 && allBytes !== null && (
            <Button
              onClick={() => {
                onDownload(DEVICE_PARTS);
              }}
            >
              {t`Download everything (${megabytes(allBytes)})`}
            </Button>
          )}
        </div>
      )}
      {offer === null && (
        <p className={styles['hint']}>
          <Trans>Downloads need a connection.</Trans>
        </p>
      )}
    </div>
  );
}

interface PartProps {
  part: DevicePart;
  /** Bytes on this device; null if it isn't stored. */
  kept: number | null;
  /** Bytes to transfer; null if unknown. */
  transfer: number | null;
  onDownload: ((parts: readonly DevicePart[]) => void) | null;
  onRemove: ((part: DevicePart) => void) | null;
}

function Part({ part, kept, transfer, onDownload, onRemove }: PartProps) {
  const { t, i18n } = useLingui();
  const megabytes = useMegabytes();
  const name = i18n._(PART_NAMES[part].name);
  const size = kept === null ? transfer !== null && megabytes(transfer) : megabytes(kept);
  return (
    <li className={styles['part']} data-stored={kept !== null}>
      <div className={styles['text']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['hint']}>{i18n._(PART_NAMES[part].hint)}</p>
        <p className={styles['hint']}>
          {kept === null
            ? size !== false && <Trans>Download: {size}</Trans>
            : size !== false && <Trans>On this device: {size}</Trans>}
        </p>
      </div>
      {kept === null ? (
        <Button
          disabled={onDownload === null}
          aria-label={t`Download: ${name}`}
          onClick={() => onDownload?.([part])}
        >
          <Trans>Download</Trans>
        </Button>
      ) : (
        <Button
          disabled={onRemove === null}
          {...(part !== 'reading' && { 'aria-label': t`Remove: ${name}` })}
          onClick={() => onRemove?.(part)}
        >
          {part === 'reading' ? <Trans>Remove the whole scripture</Trans> : <Trans>Remove</Trans>}
        </Button>
      )}
    </li>
  );
}

/** The download that runs or was interrupted. */
function Work({
  state: { work, failure, wanted },
  translations,
  onDownload,
  onPause,
  onCancel,
}: DevicePartsViewProps) {
  const { t } = useLingui();
  const megabytes = useMegabytes();
  const [done, all] =
    work?.kind === 'downloading' ? [megabytes(work.bytes), megabytes(work.ofBytes)] : ['', ''];
  return (
    <>
      {work?.kind === 'downloading' && (
        <>
          <Progress
            label={t`Downloading`}
            {...(work.ofBytes > 0 && {
              value: work.bytes,
              max: work.ofBytes,
              valueText: t`${done} of ${all}`,
            })}
          />
          <div className={styles['actions']}>
            <Button onClick={onPause}>
              <Trans>Pause</Trans>
            </Button>
          </div>
        </>
      )}
      {work?.kind === 'verifying' && <Progress label={t`Checking every letter`} />}
      <p role="status">{!work && failure && <Failure failure={failure} />}</p>
      {!work && wanted && (
        <div className={styles['actions']}>
          <Button
            variant="primary"
            disabled={translations === null}
            onClick={() => {
              onDownload(wanted.parts);
            }}
          >
            <Trans>Continue the download</Trans>
          </Button>
          <Button onClick={onCancel}>
            <Trans>Give it up</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Failure({ failure }: { failure: DeviceFailure }) {
  switch (failure) {
    case 'interrupted':
      return <Trans>The download isn't complete. What has arrived is kept.</Trans>;
    case 'network':
      return <Trans>The download failed. Check your connection, then continue.</Trans>;
    case 'noRoom':
      return <Trans>There is not enough space on this device. Download less, or free some space.</Trans>;
    case 'broken':
      return <Trans>A part of what was saved is damaged. Continue to download it again.</Trans>;
    case 'untrusted':
      return (
        <Trans>
          What arrived differs from the scripture that this site has signed, so it isn't used. Try again
          later.
        </Trans>
      );
    case 'evicted':
      return (
        <Trans>
          Your browser has removed the scripture to free space. Download it again to read offline.
        </Trans>
      );
  }
}
