import type { Doodle } from '@naad/api-client';
import type { HomeHukamnama } from '../../features/home/homeHukamnama.ts';
import type { FormOptions } from '../routeResult.ts';

/** Content of Home. */
export interface HomeContent {
  readonly page: 'home';
  readonly options: FormOptions;
  readonly doodle: Doodle | null;
  /** `unavailable` if it couldn't be loaded; null on a site without hukamnamas. */
  readonly hukamnama: HomeHukamnama | 'unavailable' | null;
}
