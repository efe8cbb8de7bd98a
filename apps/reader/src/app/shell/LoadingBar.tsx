import { useSyncExternalStore } from 'react';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import styles from './LoadingBar.module.css';

/** A bar at the top of the screen while the next page is loading, after a short delay. */
export function LoadingBar() {
  const { cache } = useNavigation();
  const isLoading = useSyncExternalStore(cache.subscribe, cache.isLoading, () => false);
  return isLoading ? <div className={styles['bar']} data-loading-bar /> : null;
}
