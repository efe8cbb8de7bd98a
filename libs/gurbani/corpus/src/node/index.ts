export { createMerklePaths, groupHash, lineHash, merkleRoot } from './lineHashes.ts';
export type { MerkleStep } from './lineHashes.ts';
export { loadCorpus, readPackFolder, writePackFolder } from './packFolder.ts';
export type { PackFolder, PackFolderContent, Residence } from './packFolder.ts';
