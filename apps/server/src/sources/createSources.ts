import path from 'node:path';
import {
  type Absence,
  FEATURES,
  type Feature,
  type FeatureName,
  type FeatureSource,
} from '@naad/api-contract';
import { GLOSSARY_NAME, type Corpus } from '@naad/gurbani-corpus';
import type { FastifyBaseLogger } from 'fastify';
import { PUBLIC_HUKAMNAMA_ARCHIVE, type Config } from '../config/index.ts';
import type { AmritKeertan } from './amrit-keertan/amritKeertan.ts';
import { createPackAmritKeertan } from './amrit-keertan/createPackAmritKeertan.ts';
import { createUpstreamAmritKeertan } from './amrit-keertan/createUpstreamAmritKeertan.ts';
import { createAudioService } from './audio/createAudioService.ts';
import { createHukamnamaAudio } from './audio/createHukamnamaAudio.ts';
import type { AudioFolder } from './audio/readAudioFolder.ts';
import type { Recordings } from './audio/recordings.ts';
import type { Fed, Feeder } from './feeder.ts';
import type { ArchiveDay } from './hukamnama/archiveDay.ts';
import { createRemoteArchive, type RemoteArchive } from './hukamnama/createRemoteArchive.ts';
import { parseDay, type Day } from './hukamnama/day.ts';
import { createHukamnamas, type Hukamnamas } from './hukamnama/hukamnamas.ts';
import { createGlossaryKosh } from './kosh/createGlossaryKosh.ts';
import { createPackKosh } from './kosh/createPackKosh.ts';
import { createUpstreamKosh } from './kosh/createUpstreamKosh.ts';
import type { Kosh } from './kosh/kosh.ts';
import type { DataPack, PackOf } from './packs/dataPack.ts';
import { createPackRehats } from './rehats/createPackRehats.ts';
import { createUpstreamRehats } from './rehats/createUpstreamRehats.ts';
import type { Rehats } from './rehats/rehats.ts';
import { createSourcedBanis, type SourcedBani } from './sourcedBanis.ts';
import { createSpeechService } from './transcription/createSpeechService.ts';
import {
  createTranscription,
  type SpeechEngine,
  type Transcription,
} from './transcription/createTranscription.ts';
import type { SpeechModelEngine } from './transcription/model/openSpeechModel.ts';
import { createUpstream, type Upstream } from './upstream/createUpstream.ts';
import { createVerseExtras, type VerseExtras } from './verseExtras.ts';

/** All that this deployment has beside the scripture, wherever it comes from. */
export interface Sources {
  readonly kosh: Fed<Kosh>;
  readonly amritKeertan: Fed<AmritKeertan>;
  readonly rehats: Fed<Rehats>;
  readonly hukamnamas: Fed<Hukamnamas>;
  /** Recordings of shabads, and those of hukamnamas. */
  readonly audio: Fed<Recordings>;
  readonly hukamnamaAudio: Fed<Recordings>;
  readonly extras: VerseExtras;
  /** Null where there is none. */
  readonly transcription: Transcription | null;
  readonly banis: readonly SourcedBani[];
  /** Chapters of the codes of conduct that are listed, as far as they are known without asking anybody. */
  readonly rehatChapters: readonly RehatPlace[];
  /** What is told of each feature. */
  readonly features: Readonly<Record<FeatureName, Feature>>;
  /** Begins what is done in the background. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Where a chapter of a code of conduct is. */
export interface RehatPlace {
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
  /** The folder of recordings; none unless given. */
  readonly audioFolder?: AudioFolder | null;
  /** The speech model of this machine; none unless given. Closed with the sources. */
  readonly speechModel?: SpeechModelEngine | null;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Why there is none, for features without a source: by the id of the contract, and in English. */
const ABSENT: Readonly<Record<FeatureName, { readonly id: Absence; readonly text: string }>> = {
  hukamnamas: { id: 'notConfigured', text: 'No archive of hukamnamas is configured here.' },
  kosh: { id: 'notConfigured', text: 'No dictionary is configured here.' },
  amritkeertan: {
    id: 'notLicensed',
    text: 'There is no openly licensed index of Amrit Keertan, and none is configured here.',
  },
  rehats: {
    id: 'notLicensed',
    text: 'There is no openly licensed text of the Rehat Maryada, and none is configured here.',
  },
  hindi: {
    id: 'notInScripture',
    text: 'The scripture this site is built from has no translation in Hindi, and none is configured here.',
  },
  visraams: {
    id: 'notInScripture',
    text: 'The scripture this site is built from has one set of pauses, and no other is configured here.',
  },
  lengths: {
    id: 'notInScripture',
    text: 'The scripture this site is built from has lengths for no bani, and none are configured here.',
  },
  audio: { id: 'notConfigured', text: 'No recordings of shabads are configured here.' },
  hukamnamaAudio: { id: 'notConfigured', text: 'No recordings of hukamnamas are configured here.' },
  transcript: {
    id: 'notConfigured',
    text: 'Nothing that writes down what is said is configured here.',
  },
};

/** Whose the public archive is; of another address no more is known than where it is. */
const PUBLIC_ARCHIVE: FeatureSource = {
  kind: 'archive',
  name: 'Hukamnama Archive of Sri Darbar Sahib, © 2023 Sarabveer Singh',
  licence: 'MIT',
  url: 'https://github.com/gurbaninow/hukamnama-archive',
};

function creditOf(pack: DataPack): FeatureSource {
  return { kind: 'pack', name: pack.name, licence: pack.licence, url: pack.url };
}

function packsOf<Kind extends DataPack['kind']>(packs: readonly DataPack[], kind: Kind): PackOf<Kind>[] {
  return packs.filter((pack): pack is PackOf<Kind> => pack.kind === kind);
}

function fromPacks<Kind extends DataPack['kind'], Provider>(
  packs: readonly DataPack[],
  kind: Kind,
  make: (pack: PackOf<Kind>) => Provider,
): Feeder<Provider>[] {
  return packsOf(packs, kind).map((pack) => ({ source: creditOf(pack), provider: make(pack) }));
}

function fromUpstream<Provider>(
  upstream: Upstream | null,
  url: string | null,
  make: (upstream: Upstream) => Provider,
): Feeder<Provider>[] {
  if (upstream === null || url === null) return [];
  const source = { kind: 'upstream', name: new URL(url).host, licence: null, url } as const;
  return [{ source, provider: make(upstream) }];
}

function archiveFrom({
  config,
  logger,
}: SourcesParts): { archive: RemoteArchive; source: FeatureSource } | null {
  const { hukamnamaArchiveUrl: url, dataDirectory } = config;
  if (url === null) return null;
  return {
    archive: createRemoteArchive({ url, file: path.join(dataDirectory, 'hukamnamas.json'), logger }),
    source:
      url === PUBLIC_HUKAMNAMA_ARCHIVE
        ? PUBLIC_ARCHIVE
        : { kind: 'archive', name: new URL(url).host, licence: null, url },
  };
}

/** Recordings of the operator first, which need nobody else. */
function audioFrom({ config, audioFolder, logger }: SourcesParts): {
  readonly audio: Feeder<Recordings>[];
  readonly hukamnamaAudio: Feeder<Recordings>[];
} {
  const { url, user, password, credit, hukamnamaUrl } = config.audio;
  const folder: Feeder<Recordings>[] = audioFolder
    ? [{ source: audioFolder.source, provider: audioFolder.recordings }]
    : [];
  const elsewhere = (address: string, name: string | null, provider: Recordings): Feeder<Recordings> => ({
    source: { kind: 'upstream', name: name ?? new URL(address).host, licence: null, url: null },
    provider,
  });
  return {
    audio: [
      ...folder,
      ...(url === null ? [] : [elsewhere(url, credit, createAudioService({ url, user, password, logger }))]),
    ],
    hukamnamaAudio: [
      ...folder,
      ...(hukamnamaUrl === null ? [] : [elsewhere(hukamnamaUrl, null, createHukamnamaAudio(hukamnamaUrl))]),
    ],
  };
}

/** What writes down speech: a model of this machine, or a service elsewhere. */
function speechFrom({ config, speechModel }: SourcesParts): {
  readonly source: FeatureSource;
  readonly engine: SpeechEngine;
} | null {
  if (speechModel) return speechModel;
  if (config.transcription === null) return null;
  // Its address may say more than a visitor shall know.
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

/** Those of the pack that is asked first. */
function rehatChaptersOf([pack]: readonly PackOf<'rehats'>[]): RehatPlace[] {
  return (pack?.rehats ?? []).flatMap(({ id: rehat, chapters }) =>
    chapters.map(({ id: chapter }) => ({ rehat, chapter })),
  );
}

/** Puts together what packs, an upstream, an archive and the scripture itself give. Nothing is fetched before `start`. */
export function createSources(parts: SourcesParts): Sources {
  const { config, corpus, packs, logger } = parts;
  const { upstreamUrl: url } = config;
  const upstream = url === null ? null : createUpstream({ url, logger });
  const remote = archiveFrom(parts);
  const hearUnknown = (pack: DataPack, count: number) => {
    logger.warn(
      { pack: pack.name, kind: pack.kind, count },
      'a data pack names what this scripture does not have',
    );
  };
  const standIn: Feeder<Kosh> = {
    source: { kind: 'stand-in', name: GLOSSARY_NAME, licence: null, url: null },
    provider: createGlossaryKosh(corpus),
  };
  const feeders = {
    kosh: [
      ...fromPacks(packs, 'kosh', createPackKosh),
      ...fromUpstream(upstream, url, createUpstreamKosh),
      standIn,
    ],
    amritkeertan: [
      ...fromPacks(packs, 'amrit-keertan', (pack) =>
        createPackAmritKeertan(corpus, pack, (count) => {
          hearUnknown(pack, count);
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
    ],
    ...audioFrom(parts),
  };
  const speech = speechFrom(parts);
  const transcription = speech && createTranscription({ engine: speech.engine, logger });
  const extras = createVerseExtras(corpus, packs, hearUnknown);
  const banis = createSourcedBanis(corpus, packs, hearUnknown);
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
    hukamnamas: feeders.hukamnamas.map(({ source }) => source),
    audio: feeders.audio.map(({ source }) => source),
    hukamnamaAudio: feeders.hukamnamaAudio.map(({ source }) => source),
    hindi: packsOf(packs, 'hindi-translation').map(creditOf),
    visraams: packsOf(packs, 'visraams').map(creditOf),
    lengths: [
      ...packsOf(packs, 'bani-lengths').map(creditOf),
      ...(corpus.catalogue.banis.some(({ hasLengths }) => hasLengths) ? [corpusSource] : []),
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
    transcription,
    banis,
    rehatChapters: rehatChaptersOf(packsOf(packs, 'rehats')),
    features,
    start: async () => remote?.archive.start(),
    close: async () => {
      parts.speechModel?.close();
      await remote?.archive.close();
    },
  };
}
