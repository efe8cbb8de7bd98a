/** Content of a page that leads to another site. */
export interface OutsideContent {
  readonly page: 'outside';
  readonly title: string;
  readonly href: string;
}
