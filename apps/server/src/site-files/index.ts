export { readSiteFiles } from './readSiteFiles.ts';
export { IMAGE_PATH, NO_SITE_FILES, type SiteFiles } from './siteFiles.ts';
