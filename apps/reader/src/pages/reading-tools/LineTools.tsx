import { useState } from 'react';
import type { CopyFormat } from '../../features/copy/copyFormat.ts';
import { CopyLines } from '../../features/copy/CopyLines/CopyLines.tsx';
import { LineActions } from '../../features/copy/LineActions/LineActions.tsx';
import { SelectionBar } from '../../features/copy/SelectionBar/SelectionBar.tsx';
import { useTouchedLine } from '../../features/gloss/useTouchedLine.ts';
import { ShareDialog } from '../../features/share/ShareDialog/ShareDialog.tsx';
import { facebookHref } from '../../features/share/facebookHref.ts';
import type { Tool } from '../../features/shabad-tools/ShabadTools/ShabadTools.tsx';
import { PrintTool } from './print/PrintTool.tsx';
import { copyLines } from './copyLines.ts';
import { canShareToApps, copyAddress, shareOffer, shareToApp, copyEmbedCode } from './sharing.ts';
import { linesOf, type ReadLine, type ReadText, shabadHrefOf } from './readText.ts';
import { TouchedSheet } from './TouchedSheet.tsx';
import { useCopyContext, type CopyContext } from './useCopyContext.ts';

export interface LineToolsProps {
  text: ReadText;
  /** The element clicked before this component had loaded. */
  pressed: EventTarget | null;
  /** The tool whose dialog is open: which lines to copy or print, or how to share. */
  openTool: Tool | null;
  onToolClose: () => void;
}

/** Look-up, copying and sharing of a page's words and lines. */
export function LineTools({ text, pressed, openTool, onToolClose }: LineToolsProps) {
  const context = useCopyContext();
  const [shared, setShared] = useState<readonly ReadLine[] | null>(null);
  const isSharing = shared !== null || openTool === 'share' || openTool === 'picture';
  const offer = isSharing ? shareOffer(text, shared, context) : null;
  const copy = (lines: readonly ReadLine[], format: CopyFormat) => {
    void copyLines(text, lines, format, context);
  };
  const [touched, closeSheet] = useTouchedLine(pressed);
  const touchedLine = touched && linesOf(text).find(({ id }) => id === touched.verseId);
  const share = (lines: readonly ReadLine[]) => {
    closeSheet();
    setShared(lines);
  };
  const actionsFor = (verseIds: readonly number[], close: () => void) => {
    const known = linesOf(text);
    // A bani repeats some lines; any copy will do.
    const lines = verseIds.flatMap((verseId) => known.find(({ id }) => id === verseId) ?? []);
    if (lines.length === 0) return null;
    return (
      <LineActions
        count={lines.length}
        shabadHref={lines.length === 1 ? shabadHrefOf(text, lines[0]) : null}
        onCopy={() => {
          close();
          copy(lines, 'text');
        }}
        onShare={() => {
          close();
          setShared(lines);
        }}
        facebookHref={facebookHref(shareOffer(text, lines, context).url)}
      />
    );
  };
  return (
    <>
      {touched && touchedLine ? (
        <TouchedSheet
          text={text}
          line={touchedLine}
          touched={touched}
          onClose={closeSheet}
          onCopy={() => {
            closeSheet();
            copy([touchedLine], 'text');
          }}
          onShare={() => {
            share([touchedLine]);
          }}
          onPicture={() => {
            share([touchedLine]);
          }}
          facebookHref={facebookHref(shareOffer(text, [touchedLine], context).url)}
        />
      ) : (
        <SelectionBar actionsFor={actionsFor} />
      )}
      {offer && (
        <ShareDialog
          offer={offer}
          onCopy={() => void copyAddress(offer.url, context)}
          onShare={canShareToApps() ? () => void shareToApp(offer, context) : null}
          onClose={() => {
            setShared(null);
            onToolClose();
          }}
        />
      )}
      {openTool === 'print' && <PrintTool text={text} onClose={onToolClose} />}
      {openTool === 'some' && (
        <CopyLines
          lines={linesOf(text)}
          onClose={onToolClose}
          onCopy={(first, last, format) => {
            onToolClose();
            copy(linesOf(text).slice(first, last + 1), format);
          }}
        />
      )}
    </>
  );
}

/**
 * Runs a tool. Call it in a click handler, as the clipboard and the share sheet require.
 *
 * @returns false if the tool needs a dialog of {@link LineTools} instead
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
      void copyAddress(shareOffer(text, null, context).url, context);
      return true;
    case 'share':
      if (!canShareToApps()) return false;
      void shareToApp(shareOffer(text, null, context), context);
      return true;
    case 'some':
    case 'picture':
    case 'print':
      return false;
  }
}
