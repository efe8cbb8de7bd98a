import { declaredImport } from './rules/declared-import.mjs';
import { featureIsolation } from './rules/feature-isolation.mjs';
import { fileNamedAfterExport } from './rules/file-named-after-export.mjs';
import { oneSpelling } from './rules/one-spelling.mjs';
import { readerLayers } from './rules/reader-layers.mjs';

/** The project's own ESLint rules. */
export const naming = {
  meta: { name: 'naad' },
  rules: {
    'declared-import': declaredImport,
    'feature-isolation': featureIsolation,
    'file-named-after-export': fileNamedAfterExport,
    'one-spelling': oneSpelling,
    'reader-layers': readerLayers,
  },
};
