import type { CalendarDate, Hukamnama } from '@naad/api-client';
import type { Credit } from '../routeResult.ts';

/** Content of the hukamnama page. */
export interface HukamnamaContent {
  readonly page: 'hukamnama';
  readonly hukamnama: Hukamnama;
  /** True if the address names a day, false for the latest hukamnama. */
  readonly isAskedFor: boolean;
  /** Today where the page was loaded, which may differ from the visitor's today. */
  readonly today: CalendarDate;
  readonly credits: readonly Credit[];
  /** True if there may be a recording. */
  readonly hasAudio?: boolean;
}
