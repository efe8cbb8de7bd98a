import type { ApiClient, BaniName } from '@naad/api-client';
import { useEffect, useState } from 'react';

const AGAIN_MS = 5_000;

/** All banis; null until they are there. Without an answer they are asked for again. */
export function useBanis(client: ApiClient): readonly BaniName[] | null {
  const [banis, setBanis] = useState<readonly BaniName[] | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = () => {
      client.getBanis().then(
        (all) => {
          if (isWanted) setBanis(all);
        },
        () => {
          if (isWanted) timer = setTimeout(ask, AGAIN_MS);
        },
      );
    };
    ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client]);
  return banis;
}
