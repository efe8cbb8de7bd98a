import type { InterfaceLanguage, Preferences } from '@naad/settings-schema';
import type { RoutePage } from './routes/routeResult.ts';
import type { Site } from './SiteContext.tsx';

/** What the browser needs to go on from the HTML it got; in the document as JSON. */
export interface PageData {
  readonly site: Site;
  readonly preferences: Preferences;
  /** What the page speaks. */
  readonly language: InterfaceLanguage;
  /** The address of the reading face, for the visits after this one. */
  readonly fontHref: string;
  /** The address of the styles of the whole site: the document has those of its page. */
  readonly stylesHref: string;
  /** Path and query the page is of. */
  readonly href: string;
  readonly page: RoutePage;
}

/** The id of the element that holds it. */
export const PAGE_DATA_ID = 'naad-data';
