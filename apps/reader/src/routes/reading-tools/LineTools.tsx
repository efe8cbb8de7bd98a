import { useState } from 'react';
import type { CopyFormat } from '../../features/copy/copyFormat.ts';
import { CopyLines } from '../../features/copy/CopyLines/CopyLines.tsx';
import { LineActions } from '../../features/copy/LineActions/LineActions.tsx';
import { SelectionBar } from '../../features/copy/SelectionBar/SelectionBar.tsx';
import { WordLookUp } from '../../features/gloss/WordLookUp.tsx';
import { ShareDialog } from '../../features/share/ShareDialog/ShareDialog.tsx';
import { facebookHref } from '../../features/share/facebookHref.ts';
import type { Tool } from '../../features/shabad-tools/ShabadTools/ShabadTools.tsx';
import { copyLines } from './copyLines.ts';
import { canShareToApps, copyAddress, offerOf, shareToApp } from './passOn.ts';
import { linesOf, type ReadLine, type ReadText, shabadHrefOf } from './readText.ts';
import { useCopyContext } from './useCopyContext.ts';

export interface LineToolsProps {
  text: ReadText;
  /** What of the page was pressed before this was there. */
  pressed: EventTarget | null;
  /** The tool that somebody wants and has to be asked about: which lines to copy, or in which way to share. */
  asked: Tool | null;
  onAnswer: () => void;
}

/** What can be done with lines and words of a page: loaded when somebody first reaches for one. */
export function LineTools({ text, pressed, asked, onAnswer }: LineToolsProps) {
  const context = useCopyContext();
  const [shared, setShared] = useState<readonly ReadLine[] | null>(null);
  const isSharing = shared !== null || asked === 'share' || asked === 'picture';
  const offer = isSharing ? offerOf(text, shared, context) : null;
  const copy = (lines: readonly ReadLine[], format: CopyFormat) => {
    void copyLines(text, lines, format, context);
  };
  const actionsFor = (verseIds: readonly number[], close: () => void) => {
    const known = linesOf(text);
    // A bani says some lines again, which are then alike.
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
        facebookHref={facebookHref(offerOf(text, lines, context).url)}
      />
    );
  };
  return (
    <>
      <WordLookUp pressed={pressed} actionsFor={(verseId, close) => actionsFor([verseId], close)} />
      <SelectionBar actionsFor={actionsFor} />
      {offer && (
        <ShareDialog
          offer={offer}
          onCopy={() => void copyAddress(offer.url, context)}
          onShare={canShareToApps() ? () => void shareToApp(offer, context) : null}
          onClose={() => {
            setShared(null);
            onAnswer();
          }}
        />
      )}
      {asked === 'some' && (
        <CopyLines
          lines={linesOf(text)}
          onClose={onAnswer}
          onCopy={(first, last, format) => {
            onAnswer();
            copy(linesOf(text).slice(first, last + 1), format);
          }}
        />
      )}
    </>
  );
}
