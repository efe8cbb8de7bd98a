/** A line as one release of the source has it. */
export interface ReleaseLine {
  /** The release's own id of the line, such as `FAGA`. */
  readonly id: string;
  /** The release's id of the shabad; empty if it isn't known. */
  readonly shabadId: string;
  /** Name of the work and its page, such as `Sri Guru Granth Sahib Ji, Ang 981`. */
  readonly place: string;
  /** Unicode, NFC, without pause marks. */
  readonly unicode: string;
}

/** A release of the source, or packs built from one. */
export interface Release {
  /** Name and version, such as `@shabados/database 4.8.3`. */
  readonly name: string;
  readonly lines: readonly ReleaseLine[];
}
