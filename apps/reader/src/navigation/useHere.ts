import { useLocation } from 'react-router-dom';

/** Path and query of the address of this page. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
