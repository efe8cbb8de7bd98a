import { useSyncExternalStore } from 'react';
import { useNavigation } from '../navigation/NavigationContext.tsx';
import styles from './LoadingBar.module.css';

/** A line at the top of the page while the next one is on its way, if that takes longer than a moment. */
export function LoadingBar() {
  const { cache } = useNavigation();
  const isLoading = useSyncExternalStore(cache.subscribe, cache.isLoading, () => false);
  return isLoading ? <div className={styles['bar']} data-loading-bar /> : null;
}
