import { loadWithMessages } from '../../shared/language/loadWithMessages.ts';
import { report } from '../../shared/report/report.ts';
import type { PageLoader, PageLoaderOptions } from './createPageLoader.ts';

/** A page loader whose code loads on first use; after a failure the next use retries. */
export function createLazyLoader(options: PageLoaderOptions): PageLoader {
  let loading: Promise<PageLoader> | null = null;

  async function start(): Promise<PageLoader> {
    const { createPageLoader } = await loadWithMessages(() => import('./createPageLoader.ts'), options.i18n);
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
