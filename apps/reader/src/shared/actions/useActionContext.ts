import { useSettingsDispatch } from '@naad/settings-state';
import { usePanelsDispatch } from '../panels/PanelsContext.tsx';
import { useCurrentTheme } from '../useCurrentTheme.ts';
import type { ActionContext } from './action.ts';

/** The context for actions run from this page. */
export function useActionContext(): ActionContext {
  return { dispatch: useSettingsDispatch(), dispatchPanels: usePanelsDispatch(), theme: useCurrentTheme() };
}
