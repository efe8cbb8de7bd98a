import { markdownText } from './markdownText.ts';
import type { Copied } from './passage.ts';
import { plainText } from './plainText.ts';
import { richText } from './richText.ts';

/** In which form something is copied. */
export type CopyFormat = 'text' | 'markdown' | 'rich';

/** What goes to the clipboard, by its types there. */
export interface ClipboardContents {
  readonly text: string;
  readonly html?: string;
}

/** What is copied in a form. A program that keeps no form gets plain text of rich text, too. */
export function contentsOf(copied: Copied, format: CopyFormat): ClipboardContents {
  switch (format) {
    case 'text':
      return { text: plainText(copied) };
    case 'markdown':
      return { text: markdownText(copied) };
    case 'rich':
      return { text: plainText(copied), html: richText(copied) };
  }
}
