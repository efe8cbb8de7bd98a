export { loadCorpus, readPackFolder, writePackFolder } from './packFolder.ts';
export type { PackFolder, PackFolderContent, Residence } from './packFolder.ts';
