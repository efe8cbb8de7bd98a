/** A printed edition or published translation, as the source's data names it. */
export interface Edition {
  /** The source's id, such as `SSA2`. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly authors: readonly string[];
  readonly publisher: string | null;
  readonly city: string | null;
  /** Year or years, as the source has them: `2009-2012`, `2015-10`. */
  readonly published: string | null;
  /** Such as `6th & 8th ed.` */
  readonly edition: string | null;
  readonly volumes: number | null;
  readonly url: string | null;
}

/** The edition of a line, and its place there in the pagination of the work. */
export interface LineEdition {
  readonly edition: Edition;
  readonly page: number | null;
  readonly line: number | null;
}
