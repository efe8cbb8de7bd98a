export { openRemote } from './audio/openRemote.ts';
export { readAudioFolder } from './audio/readAudioFolder.ts';
export type { Recordings, Track } from './audio/recordings.ts';
export { SourceError } from './SourceError.ts';
export { askInTurn, type Fed } from './feeder.ts';
export { createSources, type RehatPlace, type Sources } from './createSources.ts';
export type { AmritKeertan } from './amrit-keertan/amritKeertan.ts';
export { shabadsOf } from './hukamnama/archiveDay.ts';
export {
  dayOf,
  daysAfter,
  FIRST_DAY,
  lastDay,
  dayInAmritsar,
  numbersOf,
  parseDay,
  type Day,
} from './hukamnama/day.ts';
export { loggedFailure } from './loggedFailure.ts';
export type { Rehats } from './rehats/rehats.ts';
export { readDataPacks } from './packs/readDataPacks.ts';
export { openSpeechModel } from './transcription/model/openSpeechModel.ts';
export type { SourcedBani, SourcedBaniLine } from './sourcedBanis.ts';
export type { VerseExtras } from './verseExtras.ts';
