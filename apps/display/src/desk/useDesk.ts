import { createContext, use, useSyncExternalStore } from 'react';
import type { Desk } from './model/desk.ts';
import type { DeskState } from './model/deskState.ts';

/** The desk whose page this is. */
export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('No desk is around this component.');
  return desk;
}

/** Draws anew with every change of the desk. */
export function useDeskState(): DeskState {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, desk.getState);
}
