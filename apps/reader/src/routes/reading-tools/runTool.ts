import type { Tool } from '../../features/shabad-tools/ShabadTools/ShabadTools.tsx';
import { copyLines } from './copyLines.ts';
import { canShareToApps, copyAddress, copyEmbedCode, offerOf, shareToApp } from './passOn.ts';
import type { ReadText } from './readText.ts';
import type { CopyContext } from './useCopyContext.ts';

/**
 * Does what a tool is for; to be called in the handler of a press.
 *
 * @returns false where something has to be asked first, as {@link LineTools} does
 */
export function runTool(tool: Tool, text: ReadText, context: CopyContext): boolean {
  switch (tool) {
    case 'text':
    case 'markdown':
    case 'rich':
      void copyLines(text, null, tool, context);
      return true;
    case 'embed':
      void copyEmbedCode(text, context);
      return true;
    case 'shortUrl':
      void copyAddress(offerOf(text, null, context).url, context);
      return true;
    case 'share':
      if (!canShareToApps()) return false;
      void shareToApp(offerOf(text, null, context), context);
      return true;
    case 'some':
    case 'picture':
      return false;
  }
}
