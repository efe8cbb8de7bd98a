import { createContext, type Dispatch, type ReactNode, use, useEffect, useReducer } from 'react';
import { NO_PANELS, type PanelsEvent, panelsReducer, type PanelsState, SETTLE_MS } from './panelsReducer.ts';

const StateContext = createContext<PanelsState>(NO_PANELS);
const DispatchContext = createContext<Dispatch<PanelsEvent>>(() => undefined);

/** Holds the open panel. Escape closes it wherever the focus is, unless a handler has prevented the default. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(panelsReducer, NO_PANELS);
  const isWaiting = state.next !== null;
  const isOpen = state.open !== null;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      dispatch({ type: 'settled' });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dispatch({ type: 'closed' });
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen]);

  return (
    <DispatchContext value={dispatch}>
      <StateContext value={state}>{children}</StateContext>
    </DispatchContext>
  );
}

export const usePanels = (): PanelsState => use(StateContext);

/** Dispatches an event to the panels; the function is stable. */
export const usePanelsDispatch = (): Dispatch<PanelsEvent> => use(DispatchContext);
