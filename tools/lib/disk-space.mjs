import { statfsSync } from 'node:fs';
import { Problem } from './problem.mjs';

const GIGABYTE = 1_000_000_000;

/** Space for the dependencies, npm's cache of them, and a build. */
export const BYTES_TO_INSTALL = 2.5 * GIGABYTE;
/** Space for a build: packs, bundles and Nx's cached copy of them. */
export const BYTES_TO_BUILD = 0.6 * GIGABYTE;

/** @param {number} bytes */
function gigabytes(bytes) {
  return `${(bytes / GIGABYTE).toFixed(1)} GB`;
}

/**
 * @param {string} folder
 * @param {number} neededBytes
 * @param {(folder: string) => { bavail: number | bigint, bsize: number | bigint }} statfs
 * @throws {Problem} when the folder's disk has less free space
 */
export function checkDiskSpace(folder, neededBytes, statfs = statfsSync) {
  const { bavail, bsize } = statfs(folder);
  const free = Number(bavail) * Number(bsize);
  if (free < neededBytes) {
    throw new Problem(
      `Not enough disk space: ${folder} needs ${gigabytes(neededBytes)}, but only ${gigabytes(free)} are free.`,
    );
  }
}

/**
 * @param {string} output what a failed command printed
 * @returns {string | undefined} a message, if the failure was a full disk
 */
export function diskFullProblem(output) {
  return /\bENOSPC\b|no space left on device/i.test(output)
    ? 'The disk became full: free some space and run the same command again.'
    : undefined;
}
