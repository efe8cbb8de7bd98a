import { useDispatch, useSelector } from 'react-redux';
import type { SettingsRootState, SettingsStore } from './makeStore.ts';

/** `useSelector` and `useDispatch` that know the shape of the store. */
export const useSettingsSelector = useSelector.withTypes<SettingsRootState>();
export const useSettingsDispatch = useDispatch.withTypes<SettingsStore['dispatch']>();
