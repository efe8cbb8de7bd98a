import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ShabadTools, type Tool } from '../features/shabad-tools/ShabadTools/ShabadTools.tsx';
import { loadWithTexts } from '../language/loadWithTexts.ts';
import type { ReadText } from './reading-tools/readText.ts';
import { useCopyContext } from './reading-tools/useCopyContext.ts';

/** What is loaded when somebody reaches for a tool, and what they had pressed before that. */
type Parts = Awaited<ReturnType<typeof loadParts>> & { readonly pressed: EventTarget | null };

const loadParts = () => import('./reading-tools/readingParts.ts');

/** What says that somebody may soon reach for a word or a line. */
const SIGNS = ['pointerover', 'keydown', 'selectionchange'] as const;

export interface PageToolsProps {
  text: ReadText;
  /** The text has no end to copy or print: there are only the tools of its lines and words. */
  isToolbarHidden?: boolean;
  /** Tools of this text alone. */
  children?: ReactNode;
}

/** The tools of a page with scripture, above its text. Those of its lines and words are loaded when somebody reaches for one. */
export function PageTools({ text, isToolbarHidden = false, children }: PageToolsProps) {
  const { t, i18n } = useLingui();
  const context = useCopyContext();
  const [parts, setParts] = useState<Parts | null>(null);
  const [asked, setAsked] = useState<Tool | null>(null);
  const pressed = useRef<EventTarget | null>(null);

  const load = async () => {
    const loaded = await loadWithTexts(loadParts, i18n);
    const there = { ...loaded, pressed: pressed.current };
    setParts(there);
    return there;
  };
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    if (parts) return undefined;
    let isLoading = false;
    const handleSign = (event: Event) => {
      const isNear = !(event instanceof PointerEvent) || isOnText(event.target);
      if (isLoading || !isNear) return;
      isLoading = true;
      latest.current().catch(() => {
        // Nobody has asked for it in so many words: the next time may do.
        isLoading = false;
      });
    };
    const handleClick = ({ target }: MouseEvent) => {
      pressed.current = isOnText(target) ? target : null;
    };
    for (const sign of SIGNS) document.addEventListener(sign, handleSign, { passive: true });
    document.addEventListener('click', handleClick);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, handleSign);
      document.removeEventListener('click', handleClick);
    };
  }, [parts]);

  /** Does something with what is loaded for it, in the handler of a press where it is there already. */
  const withParts = (run: (loaded: Parts) => void) => {
    if (parts) {
      run(parts);
      return;
    }
    load().then(run, () => {
      context.notifyError({ text: t`This did not load. Check your connection and try again.` });
    });
  };
  return (
    <>
      {!isToolbarHidden && (
        <ShabadTools
          onTool={(tool) => {
            withParts(({ runTool }) => {
              if (!runTool(tool, text, context)) setAsked(tool);
            });
          }}
        >
          {children}
        </ShabadTools>
      )}
      {parts && (
        <parts.LineTools
          text={text}
          pressed={parts.pressed}
          asked={asked}
          onAnswer={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

function isOnText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-verse-area], [role="toolbar"]') !== null;
}
