import type { Doodle } from '@naad/api-client';
import type { FormOptions } from '../routeResult.ts';

/** Content of Home. */
export interface HomeContent {
  readonly page: 'home';
  readonly options: FormOptions;
  readonly doodle: Doodle | null;
}
