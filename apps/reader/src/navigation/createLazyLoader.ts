import { loadWithTexts } from '../language/loadWithTexts.ts';
import { report } from '../report/report.ts';
import type { PageLoader, PageLoaderOptions } from './createPageLoader.ts';

/** A page loader that is itself fetched when it is first needed; after a failure it is asked for again. */
export function createLazyLoader(options: PageLoaderOptions): PageLoader {
  let loading: Promise<PageLoader> | null = null;

  async function start(): Promise<PageLoader> {
    const { createPageLoader } = await loadWithTexts(() => import('./createPageLoader.ts'), options.i18n);
    return createPageLoader(options);
  }

  async function loader(): Promise<PageLoader> {
    loading ??= start();
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return {
    async load(href) {
      try {
        const { load } = await loader();
        return await load(href);
      } catch (error) {
        report(error, 'load');
        return { kind: 'failed', reason: navigator.onLine ? 'chunk' : 'offline' };
      }
    },
    warmUp() {
      loader().then(
        ({ warmUp }) => {
          warmUp();
        },
        () => undefined,
      );
    },
  };
}
