import type { AbsenceReason, HukamnamaDays, NearbyQuery } from '@naad/api-client';
import type { ShabadId, SourceId } from '@naad/gurbani-model';
import type { SearchChoice } from '../../features/search/searchChoice.ts';
import type { FormOptions } from '../routeResult.ts';

/** Content of a message page. */
export interface MessageContent {
  readonly page: 'message';
  readonly message: Message;
  readonly choice: SearchChoice;
  readonly options: FormOptions | null;
}

/** Reasons why there is nothing to read, each with its data. */
export type Message =
  | { readonly id: 'emptyQuery' }
  | { readonly id: 'noResults'; readonly nearby?: readonly NearbyQuery[] }
  | { readonly id: 'shabadNotFound'; readonly asked: string }
  | {
      readonly id: 'angNotFound';
      readonly asked: string;
      readonly source: SourceId | null;
      readonly sourceName: string;
    }
  | { readonly id: 'baniNotFound'; readonly asked: string }
  /** `date` as requested, valid or not; `beside` names the nearest days that have a hukamnama, if it is valid. */
  | { readonly id: 'hukamnamaNotFound'; readonly date: string; readonly beside?: HukamnamaDays }
  /** `reason` says why there is no source of hukamnamas; null if there is one that hasn't returned any yet. */
  | { readonly id: 'hukamnamaAbsent'; readonly reason: AbsenceReason | null }
  | { readonly id: 'amritKeertanAbsent'; readonly reason: AbsenceReason; readonly shabadId: ShabadId }
  | { readonly id: 'rehatAbsent'; readonly reason: AbsenceReason }
  | { readonly id: 'rehatNotFound' }
  | { readonly id: 'pageNotFound'; readonly url: string }
  | { readonly id: 'timeout' }
  | { readonly id: 'offline' }
  | { readonly id: 'failedLoad' }
  | { readonly id: 'brokenRoute' }
  | { readonly id: 'failure' };
