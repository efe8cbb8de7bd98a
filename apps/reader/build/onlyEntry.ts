import type { Plugin } from 'vite';

/** Leaves only the entry in a bundle: its documents refer to the files of another build. */
export function onlyEntry(): Plugin {
  return {
    name: 'naad:only-entry',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk' || !file.isEntry) Reflect.deleteProperty(bundle, name);
        }
      },
    },
  };
}
