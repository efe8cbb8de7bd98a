import { useLingui } from '@lingui/react';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { loadWithTexts } from '../../../language/loadWithTexts.ts';
import { useNavigation } from '../../../navigation/NavigationContext.tsx';
import type { AskFormProps } from './AskForm.tsx';

/** Where one asks without script, and where the dialog does not come. */
export const ASK_HREF = '/search?type=9';

export interface AskDialogOptions extends Pick<AskFormProps, 'sources'> {
  /** Where a question is answered. */
  hrefOf: (question: string, source: string) => string;
}

/** Opens the form for a question over the page. For links to {@link ASK_HREF}: without script these are followed. */
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
      loadWithTexts(() => import('./AskDialog.tsx'), i18n).then(
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
