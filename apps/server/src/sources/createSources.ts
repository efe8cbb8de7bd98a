import path from 'node:path';
import {
  type Absence,
  type Feature,
  type FeatureName,
  FEATURES,
  type FeatureSource,
} from '@naad/api-contract';
import type { ScriptureSources } from '@naad/api-scripture';
import {
  type ArchiveDay,
  createGlossaryKosh,
  createHukamnamas,
  type CreditedProvider,
  type Day,
  type Hukamnamas,
  type Kosh,
  lastDay,
  parseDay,
  type ProviderChain,
  type VerseIdTable,
} from '@naad/api-scripture/sources';
import { type Corpus, GLOSSARY_NAME } from '@naad/gurbani-corpus';
import type { FastifyBaseLogger } from 'fastify';
import type { ComponentHealth } from '../components/componentHealth.ts';
import type { Job } from '../components/createJob.ts';
import { type Config, PUBLIC_HUKAMNAMA_ARCHIVE } from '../config/index.ts';
import { createPackAmritKeertan } from './amrit-keertan/createPackAmritKeertan.ts';
import { createUpstreamAmritKeertan } from './amrit-keertan/createUpstreamAmritKeertan.ts';
import { createAudioService } from './audio/createAudioService.ts';
import { createHukamnamaAudio } from './audio/createHukamnamaAudio.ts';
import type { AudioFolder } from './audio/readAudioFolder.ts';
import type { Recordings } from './audio/recordings.ts';
import { createRemoteArchive, type RemoteArchive } from './hukamnama/createRemoteArchive.ts';
import { createPackKosh, createUpstreamKosh } from './kosh/kosh.ts';
import type { DataPack, PackOf } from './packs/dataPack.ts';
import { createPackRehats, createUpstreamRehats } from './rehats/rehats.ts';
import { createSourcedBanis } from './createSourcedBanis.ts';
import {
  createSpeechService,
  createTranscription,
  type SpeechEngine,
  type Transcription,
} from './transcription/createTranscription.ts';
import type { SpeechModelEngine } from './transcription/model/openSpeechModel.ts';
import { createUpstream, type Upstream } from './upstream/createUpstream.ts';
import { createVerseExtras, creditOf } from './createVerseExtras.ts';
import { createVerseIdTable } from './createVerseIdTable.ts';

/** Everything this deployment has besides the scripture. */
export interface Sources extends ScriptureSources {
  /** Recordings of shabads and of hukamnamas. */
  readonly audio: ProviderChain<Recordings>;
  readonly hukamnamaAudio: ProviderChain<Recordings>;
  /** Verse ids of the service that existing clients know; null without a pack. */
  readonly verseIds: VerseIdTable | null;
  /** Null without speech recognition. */
  readonly transcription: Transcription | null;
  /** Chapters of the codes of conduct that are known without a request. */
  readonly rehatChapters: readonly RehatChapterId[];
  /** Health of the sources that are `COMPONENTS`. */
  readonly health: ComponentHealth;
  /** Background work of the sources. */
  readonly jobs: readonly Job[];
  /** Starts background work. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Identifies a chapter of a code of conduct. */
export interface RehatChapterId {
  readonly rehat: number;
  readonly chapter: number;
}

export interface SourcesParts {
  readonly config: Pick<
    Config,
    'upstreamUrl' | 'hukamnamaArchiveUrl' | 'dataDirectory' | 'audio' | 'transcription'
  >;
  readonly corpus: Corpus;
  readonly packs: readonly DataPack[];
  /** The folder of recordings; none by default. */
  readonly audioFolder?: AudioFolder | null;
  /** The hukamnamas that the server ships; none by default. They are asked last. */
  readonly shippedHukamnamas?: ReadonlyMap<Day, ArchiveDay>;
  /** The local speech model; none by default. Closed with the sources. */
  readonly speechModel?: SpeechModelEngine | null;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Why a feature without a source is missing: the contract's id, and a sentence in English. */
const ABSENT: Readonly<Record<FeatureName, { readonly id: Absence; readonly text: string }>> = {
  hukamnamas: { id: 'notConfigured', text: 'No source for hukamnamas is set up on this site.' },
  kosh: { id: 'notConfigured', text: 'No dictionary is set up on this site.' },
  amritkeertan: {
    id: 'notLicensed',
    text: 'No openly licensed index of Amrit Keertan exists, and none is set up on this site.',
  },
  rehats: {
    id: 'notLicensed',
    text: 'No openly licensed text of the Rehat Maryada exists, and none is set up on this site.',
  },
  hindi: {
    id: 'notInScripture',
    text: 'The source database has no Hindi translation, and no other is set up on this site.',
  },
  visraams: {
    id: 'notInScripture',
    text: 'The source database has one set of pauses, and no other is set up on this site.',
  },
  lengths: {
    id: 'notInScripture',
    text: 'The source database has no bani lengths, and none are set up on this site.',
  },
  audio: { id: 'notConfigured', text: 'No recordings of shabads are set up on this site.' },
  hukamnamaAudio: { id: 'notConfigured', text: 'No recordings of hukamnamas are set up on this site.' },
  transcript: {
    id: 'notConfigured',
    text: 'No speech recognition is set up on this site.',
  },
};

/** Credit of the public archive; for another address only its host is known. */
const PUBLIC_ARCHIVE: FeatureSource = {
  kind: 'archive',
  name: 'Hukamnama Archive of Sri Darbar Sahib, © 2023 Sarabveer Singh',
  licence: 'MIT',
  url: 'https://github.com/gurbaninow/hukamnama-archive',
};

function packsOf<Kind extends DataPack['kind']>(packs: readonly DataPack[], kind: Kind): PackOf<Kind>[] {
  return packs.filter((pack): pack is PackOf<Kind> => pack.kind === kind);
}

function fromPacks<Kind extends DataPack['kind'], Provider>(
  packs: readonly DataPack[],
  kind: Kind,
  make: (pack: PackOf<Kind>) => Provider,
): CreditedProvider<Provider>[] {
  return packsOf(packs, kind).map((pack) => ({ source: creditOf(pack), provider: make(pack) }));
}

function fromUpstream<Provider>(
  upstream: Upstream | null,
  url: string | null,
  make: (upstream: Upstream) => Provider,
): CreditedProvider<Provider>[] {
  if (upstream === null || url === null) return [];
  const source = { kind: 'upstream', name: new URL(url).host, licence: null, url } as const;
  return [{ source, provider: make(upstream) }];
}

function archiveFrom(
  { config, logger }: SourcesParts,
  shipped: Hukamnamas | null,
): { archive: RemoteArchive; source: FeatureSource } | null {
  const { hukamnamaArchiveUrl: url, dataDirectory } = config;
  if (url === null) return null;
  return {
    archive: createRemoteArchive({
      url,
      file: path.join(dataDirectory, 'hukamnamas.json'),
      logger,
      shippedUntil: shipped?.latest(lastDay(Date.now())) ?? null,
    }),
    source:
      url === PUBLIC_HUKAMNAMA_ARCHIVE
        ? PUBLIC_ARCHIVE
        : { kind: 'archive', name: new URL(url).host, licence: null, url },
  };
}

/** The operator's own recordings first, because they need no other server. */
function audioFrom({ config, audioFolder, logger }: SourcesParts): {
  readonly audio: CreditedProvider<Recordings>[];
  readonly hukamnamaAudio: CreditedProvider<Recordings>[];
} {
  const { url, user, password, credit, hukamnamaUrl } = config.audio;
  const folder: CreditedProvider<Recordings>[] = audioFolder
    ? [{ source: audioFolder.source, provider: audioFolder.recordings }]
    : [];
  const external = (
    address: string,
    name: string | null,
    provider: Recordings,
  ): CreditedProvider<Recordings> => ({
    source: { kind: 'upstream', name: name ?? new URL(address).host, licence: null, url: null },
    provider,
  });
  return {
    audio: [
      ...folder,
      ...(url === null ? [] : [external(url, credit, createAudioService({ url, user, password, logger }))]),
    ],
    hukamnamaAudio: [
      ...folder,
      ...(hukamnamaUrl === null ? [] : [external(hukamnamaUrl, null, createHukamnamaAudio(hukamnamaUrl))]),
    ],
  };
}

/** Speech recognition: a local model or an external service. */
function speechFrom({ config, speechModel }: SourcesParts): {
  readonly source: FeatureSource;
  readonly engine: SpeechEngine;
} | null {
  if (speechModel) return speechModel;
  if (config.transcription === null) return null;
  // The full address may be private.
  const { host } = new URL(config.transcription.url);
  return {
    source: { kind: 'upstream', name: host, licence: null, url: null },
    engine: createSpeechService(config.transcription),
  };
}

function daysOf({ days }: PackOf<'hukamnamas'>): Map<Day, ArchiveDay> {
  return new Map(
    Object.entries(days as Record<string, ArchiveDay>).flatMap(([key, value]): [Day, ArchiveDay][] => {
      const day = parseDay(key);
      return day === null ? [] : [[day, value]];
    }),
  );
}

/** The chapters of the first pack, which is asked first. */
function rehatChaptersOf([pack]: readonly PackOf<'rehats'>[]): RehatChapterId[] {
  return (pack?.rehats ?? []).flatMap(({ id: rehat, chapters }) =>
    chapters.map(({ id: chapter }) => ({ rehat, chapter })),
  );
}

/** Combines data packs, an upstream, an archive and the scripture. Nothing is fetched before `start`. */
export function createSources(parts: SourcesParts): Sources {
  const { config, corpus, packs, logger } = parts;
  const { upstreamUrl: url } = config;
  const upstream = url === null ? null : createUpstream({ url, logger });
  const shipped = parts.shippedHukamnamas ? createHukamnamas(parts.shippedHukamnamas) : null;
  const remote = archiveFrom(parts, shipped);
  const logUnknown = (pack: DataPack, count: number) => {
    logger.warn(
      { pack: pack.name, kind: pack.kind, count },
      'a data pack has ids that are not in this scripture',
    );
  };
  const fallbackKosh: CreditedProvider<Kosh> = {
    source: { kind: 'stand-in', name: GLOSSARY_NAME, licence: null, url: null },
    provider: createGlossaryKosh(corpus),
  };
  const feeders = {
    kosh: [
      ...fromPacks(packs, 'kosh', createPackKosh),
      ...fromUpstream(upstream, url, createUpstreamKosh),
      fallbackKosh,
    ],
    amritkeertan: [
      ...fromPacks(packs, 'amrit-keertan', (pack) =>
        createPackAmritKeertan(corpus, pack, (count) => {
          logUnknown(pack, count);
        }),
      ),
      ...fromUpstream(upstream, url, (each) => createUpstreamAmritKeertan(corpus, each)),
    ],
    rehats: [
      ...fromPacks(packs, 'rehats', createPackRehats),
      ...fromUpstream(upstream, url, createUpstreamRehats),
    ],
    hukamnamas: [
      ...fromPacks(packs, 'hukamnamas', (pack): Hukamnamas => createHukamnamas(daysOf(pack))),
      ...(remote ? [{ source: remote.source, provider: remote.archive }] : []),
      ...(shipped ? [{ source: PUBLIC_ARCHIVE, provider: shipped }] : []),
    ],
    ...audioFrom(parts),
  };
  const speech = speechFrom(parts);
  const transcription = speech && createTranscription({ engine: speech.engine, logger });
  const extras = createVerseExtras(corpus, packs, logUnknown);
  const [verseIdPack] = packsOf(packs, 'verse-ids');
  const verseIds = verseIdPack
    ? createVerseIdTable(corpus, verseIdPack, (count) => {
        logUnknown(verseIdPack, count);
      })
    : null;
  const banis = createSourcedBanis(corpus, packs, logUnknown);
  const corpusSource: FeatureSource = {
    kind: 'corpus',
    name: corpus.info.builtFrom,
    licence: null,
    url: null,
  };
  const credits: Record<FeatureName, FeatureSource[]> = {
    kosh: feeders.kosh.map(({ source }) => source),
    amritkeertan: feeders.amritkeertan.map(({ source }) => source),
    rehats: feeders.rehats.map(({ source }) => source),
    // The public archive may be both fetched and shipped.
    hukamnamas: [...new Set(feeders.hukamnamas.map(({ source }) => source))],
    audio: feeders.audio.map(({ source }) => source),
    hukamnamaAudio: feeders.hukamnamaAudio.map(({ source }) => source),
    hindi: packsOf(packs, 'hindi-translation').map(creditOf),
    visraams: packsOf(packs, 'visraams').map(creditOf),
    lengths: [
      ...packsOf(packs, 'bani-lengths').map(creditOf),
      ...(corpus.catalogue.banis.some(({ forms }) => forms.length > 1) ? [corpusSource] : []),
    ],
    transcript: speech ? [speech.source] : [],
  };
  const features = Object.fromEntries(
    FEATURES.map((name): [FeatureName, Feature] => [
      name,
      credits[name].length > 0
        ? { sources: credits[name], absent: null, absence: null }
        : { sources: [], absent: ABSENT[name].text, absence: ABSENT[name].id },
    ]),
  ) as Record<FeatureName, Feature>;
  return {
    kosh: { feeders: feeders.kosh, absent: ABSENT.kosh.text },
    amritKeertan: { feeders: feeders.amritkeertan, absent: ABSENT.amritkeertan.text },
    rehats: { feeders: feeders.rehats, absent: ABSENT.rehats.text },
    hukamnamas: { feeders: feeders.hukamnamas, absent: ABSENT.hukamnamas.text },
    audio: { feeders: feeders.audio, absent: ABSENT.audio.text },
    hukamnamaAudio: { feeders: feeders.hukamnamaAudio, absent: ABSENT.hukamnamaAudio.text },
    extras,
    verseIds,
    transcription,
    banis,
    rehatChapters: rehatChaptersOf(packsOf(packs, 'rehats')),
    features,
    health: {
      ...(remote && { hukamnamas: remote.archive.state }),
      ...(upstream && { upstream: upstream.state }),
      ...(transcription && { speech: transcription.state }),
    },
    jobs: remote ? [remote.archive.job] : [],
    start: async () => remote?.archive.start(),
    close: async () => {
      parts.speechModel?.close();
      await remote?.archive.close();
    },
  };
}
