import { useDispatch, useSelector } from 'react-redux';
import type { SettingsRootState, SettingsStore } from './makeStore.ts';

/** `useSelector` and `useDispatch` typed for the store. */
export const useSettingsSelector = useSelector.withTypes<SettingsRootState>();
export const useSettingsDispatch = useDispatch.withTypes<SettingsStore['dispatch']>();
