/** Content of a page that leads to another site. */
export interface OutsideContent {
  readonly page: 'outside';
  readonly title: string;
  readonly href: string;
}

/** Seconds until a page that leads to another site redirects. */
export const LEAVE_DELAY_SECONDS = 5;
