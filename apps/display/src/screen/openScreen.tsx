import type { ReactNode } from 'react';
import { createScreen } from './createScreen.ts';
import { ScreenPage } from './ScreenPage.tsx';

/** The page of the projector. */
export function openScreen(): ReactNode {
  return <ScreenPage screen={createScreen(crypto.randomUUID())} />;
}
