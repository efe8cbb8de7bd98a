import { useSettingsDispatch } from '@naad/settings-state';
import { usePanelsDispatch } from '../panels/PanelsContext.tsx';
import { useDrawnTheme } from '../theme/useDrawnTheme.ts';
import type { ActionContext } from './action.ts';

/** What actions of this page do something with. */
export function useActionContext(): ActionContext {
  return { dispatch: useSettingsDispatch(), dispatchPanels: usePanelsDispatch(), theme: useDrawnTheme() };
}
