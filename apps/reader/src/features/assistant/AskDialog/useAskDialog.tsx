import { type MouseEvent, type ReactNode, useState } from 'react';
import { loadWithMessages } from '../../../shared/language/loadWithMessages.ts';
import { useNavigation } from '../../../shared/navigation/NavigationContext.tsx';
import { type LoadPart, usePart } from '../../../shared/usePart.ts';
import type { AskDialog, AskFormProps } from './AskDialog.tsx';
import { hasModifier } from '../../../shared/hasModifier.ts';

/** Search page for questions, used without script or if the dialog can't be loaded. */
export const ASK_HREF = '/search?type=9';

const loadDialog: LoadPart<typeof AskDialog> = async (i18n) =>
  (await loadWithMessages(() => import('./AskDialog.tsx'), i18n)).AskDialog;

export interface AskDialogOptions extends Pick<AskFormProps, 'sources'> {
  /** Address of the answer to a question. */
  hrefOf: (question: string, source: string) => string;
}

/** Opens the question form as a dialog, for links to {@link ASK_HREF}. Without script those links are followed. */
export function useAskDialog({ sources, hrefOf }: AskDialogOptions): {
  readonly handleAsk: (event: MouseEvent) => void;
  readonly dialog: ReactNode;
} {
  const { go } = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = usePart(loadDialog, {
    isWanted: isOpen,
    onFailure() {
      setIsOpen(false);
      go(ASK_HREF);
    },
  });
  return {
    handleAsk: (event) => {
      if (hasModifier(event) || event.button !== 0) return;
      event.preventDefault();
      setIsOpen(true);
    },
    dialog: dialog && (
      <dialog.Part
        sources={sources}
        onAsk={(question, source) => {
          go(hrefOf(question, source));
        }}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    ),
  };
}
