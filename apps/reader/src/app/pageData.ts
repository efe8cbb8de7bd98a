import type { InterfaceLanguage, Preferences } from '@naad/settings-schema';
import type { RoutePage } from '../pages/routeResult.ts';
import type { Site } from '../shared/SiteContext.tsx';

/** Data for hydration, in the document as JSON. */
export interface PageData {
  readonly site: Site;
  readonly preferences: Preferences;
  /** Language of the interface. */
  readonly language: InterfaceLanguage;
  /** Address of the reading font, to cache it for later visits. */
  readonly fontHref: string;
  /** Address of the full stylesheet; the document inlines only the styles of its page. */
  readonly stylesHref: string;
  /** Address of the entry script, which names the build. */
  readonly scriptHref: string;
  /** Path and query of the page. */
  readonly href: string;
  readonly page: RoutePage;
}

/** Id of the script element that contains the page data. */
export const PAGE_DATA_ID = 'naad-data';
