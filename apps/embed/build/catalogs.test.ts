// @vitest-environment node
import { testCatalogs } from '../../../tools/vite/testCatalogs.ts';

testCatalogs(new URL('../lingui.config.ts', import.meta.url), 10);
