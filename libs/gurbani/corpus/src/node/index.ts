export { loadCorpus } from './loadCorpus.ts';
export { readPackFolder, writePackFolder } from './packFolder.ts';
export type { PackFolder, PackFolderContent, Residence } from './packFolder.ts';
