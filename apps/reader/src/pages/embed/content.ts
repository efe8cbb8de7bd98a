import type { EmbedLook, EmbedSubject } from '@naad/api-contract';

/** Content of the embed builder. */
export interface EmbedContent {
  readonly page: 'embed';
  /** Value of the text field. */
  readonly asked: string;
  readonly look: EmbedLook;
  /** This site's origin, as in the visitor's address bar. */
  readonly origin: string;
  /** The text to embed with its lines, and the single line to show if any; null if there is no such text. */
  readonly found: {
    readonly subject: Exclude<EmbedSubject, { kind: 'verse' }>;
    readonly verse: number | null;
    readonly lines: readonly { readonly id: number; readonly unicode: string }[];
  } | null;
}
