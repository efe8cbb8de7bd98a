import { build, needsBuild } from './build.mjs';
import { BYTES_TO_BUILD, BYTES_TO_INSTALL, checkDiskSpace } from './disk-space.mjs';
import { install, needsInstall } from './install.mjs';
import { createProgress } from './progress.mjs';

/**
 * Installs the dependencies and builds the site, as far as that is missing.
 *
 * @param {string} root
 * @param {boolean} isVerbose shows the output of every step
 * @returns the progress, which expects one more step
 */
export async function installAndBuild(root, isVerbose) {
  const mustInstall = needsInstall(root);
  const mustBuild = needsBuild(root);
  if (mustInstall || mustBuild) checkDiskSpace(root, mustInstall ? BYTES_TO_INSTALL : BYTES_TO_BUILD);
  const progress = createProgress({ total: 1 + Number(mustInstall) + Number(mustBuild), isPlain: isVerbose });
  if (mustInstall)
    await progress.step('Installing the dependencies', (note) => install(root, { isVerbose, note }));
  if (mustBuild) {
    await progress.step('Building the scripture and the site', (note) => build(root, { isVerbose, note }));
  }
  return progress;
}
