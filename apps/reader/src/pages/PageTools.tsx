import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ShabadTools, type Tool } from '../features/shabad-tools/ShabadTools/ShabadTools.tsx';
import { useToolsSlot } from '../features/shabad-tools/toolsSlot.ts';
import { loadWithMessages } from '../shared/language/loadWithMessages.ts';
import { usePanelsDispatch } from '../shared/panels/PanelsContext.tsx';
import type { ReadText } from './reading-tools/readText.ts';
import { useCopyContext } from './reading-tools/useCopyContext.ts';

/** The lazily loaded tools, and the element that was clicked before they loaded. */
type Tools = Awaited<ReturnType<typeof loadTools>> & { readonly pressed: EventTarget | null };

const loadTools = () => import('./reading-tools/LineTools.tsx');

/** Events that announce a likely click on a word or a line, so that the tools are prefetched. */
const INTENT_EVENTS = ['pointerover', 'keydown', 'selectionchange'] as const;

export interface PageToolsProps {
  text: ReadText;
  /** Hides the toolbar for an endless text, which can't be copied or printed as a whole. */
  isToolbarHidden?: boolean;
  /** Further tools of this page. */
  children?: ReactNode;
}

/** Renders the toolbar above a scripture text or in its slot under More, and loads the tools of its lines and words on first use. */
export function PageTools({ text, isToolbarHidden = false, children }: PageToolsProps) {
  const { t, i18n } = useLingui();
  const context = useCopyContext();
  const [tools, setTools] = useState<Tools | null>(null);
  const [openTool, setOpenTool] = useState<Tool | null>(null);
  const pressed = useRef<EventTarget | null>(null);
  const slot = useToolsSlot();
  const dispatchPanels = usePanelsDispatch();

  const load = async () => {
    const loaded = await loadWithMessages(loadTools, i18n);
    const loadedTools = { ...loaded, pressed: pressed.current };
    setTools(loadedTools);
    return loadedTools;
  };
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    if (tools) return undefined;
    let isLoading = false;
    const handleIntent = (event: Event) => {
      const isNear = !(event instanceof PointerEvent) || isOnText(event.target);
      if (isLoading || !isNear) return;
      isLoading = true;
      latest.current().catch(() => {
        // Only a prefetch failed; the next event retries it.
        isLoading = false;
      });
    };
    const handleClick = ({ target }: MouseEvent) => {
      pressed.current = isOnText(target) ? target : null;
    };
    for (const type of INTENT_EVENTS) document.addEventListener(type, handleIntent, { passive: true });
    document.addEventListener('click', handleClick);
    return () => {
      for (const type of INTENT_EVENTS) document.removeEventListener(type, handleIntent);
      document.removeEventListener('click', handleClick);
    };
  }, [tools]);

  /** Runs at once if the tools are loaded: the clipboard needs the user activation of the click. */
  const withTools = (run: (loaded: Tools) => void) => {
    if (tools) {
      run(tools);
      return;
    }
    load().then(run, () => {
      context.notifyError({ text: t`This did not load. Check your connection and try again.` });
    });
  };
  const closeMore = () => {
    // Before the panel closes, so that a dialog of the tool returns the focus to what is still there.
    document.querySelector<HTMLElement>('[data-more]')?.focus();
    dispatchPanels({ type: 'closed' });
  };
  const toolbar = !isToolbarHidden && (
    <ShabadTools
      onTool={(tool) => {
        if (slot) closeMore();
        withTools(({ runTool }) => {
          if (!runTool(tool, text, context)) setOpenTool(tool);
        });
      }}
    >
      {children}
    </ShabadTools>
  );
  return (
    <>
      {slot ? createPortal(toolbar, slot) : toolbar}
      {tools && (
        <tools.LineTools
          text={text}
          pressed={tools.pressed}
          openTool={openTool}
          onToolClose={() => {
            setOpenTool(null);
          }}
        />
      )}
    </>
  );
}

function isOnText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-verse-area], [role="toolbar"]') !== null;
}
