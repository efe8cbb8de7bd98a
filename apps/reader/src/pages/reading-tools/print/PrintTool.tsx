import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Copied } from '../../../features/copy/passage.ts';
import { copiedContent, labelCredit } from '../copyLines.ts';
import { linesOf, type ReadLine, type ReadText } from '../readText.ts';
import { useCopyContext } from '../useCopyContext.ts';
import { chosenLines, type PrintChoice } from './printChoice.ts';
import { PrintDialog } from './PrintDialog.tsx';
import { PrintSheet } from './PrintSheet.tsx';

/** Asks what to print, then prints it, without the page around it. */
export function PrintTool({ text, onClose }: { text: ReadText; onClose: () => void }) {
  const context = useCopyContext();
  const [job, setJob] = useState<{ choice: PrintChoice; content: Copied<ReadLine> } | null>(null);
  const lines = linesOf(text);
  if (job) {
    return createPortal(
      <PrintSheet
        {...job}
        title={text.kind === 'bani' ? text.bani : null}
        siteName={context.siteName}
        onDone={onClose}
      />,
      document.body,
    );
  }
  return (
    <PrintDialog
      lines={lines}
      translations={text.credits.map((credit) => labelCredit(credit, context.i18n))}
      hasTransliterations={lines.some(({ transliterations }) => transliterations.length > 0)}
      isBookletOffered={text.kind === 'bani'}
      onPrint={(choice) => {
        void copiedContent(text, chosenLines(lines, choice), context).then((content) => {
          setJob({ choice, content });
        });
      }}
      onClose={onClose}
    />
  );
}
