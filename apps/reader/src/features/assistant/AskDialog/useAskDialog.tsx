import { useLingui } from '@lingui/react';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { loadWithMessages } from '../../../shared/language/loadWithMessages.ts';
import { useNavigation } from '../../../shared/navigation/NavigationContext.tsx';
import type { AskFormProps } from './AskDialog.tsx';

/** Search page for questions, used without script or if the dialog can't be loaded. */
export const ASK_HREF = '/search?type=9';

export interface AskDialogOptions extends Pick<AskFormProps, 'sources'> {
  /** Address of the answer to a question. */
  hrefOf: (question: string, source: string) => string;
}

/** Opens the question form as a dialog, for links to {@link ASK_HREF}. Without script those links are followed. */
export function useAskDialog({ sources, hrefOf }: AskDialogOptions): {
  readonly handleAsk: (event: MouseEvent) => void;
  readonly dialog: ReactNode;
} {
  const { i18n } = useLingui();
  const { go } = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  const [View, setView] = useState<ComponentType<AskFormProps> | null>(null);
  return {
    handleAsk: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      setIsOpen(true);
      loadWithMessages(() => import('./AskDialog.tsx'), i18n).then(
        ({ AskDialog }) => {
          setView(() => AskDialog);
        },
        () => {
          setIsOpen(false);
          go(ASK_HREF);
        },
      );
    },
    dialog: isOpen && View && (
      <View
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
