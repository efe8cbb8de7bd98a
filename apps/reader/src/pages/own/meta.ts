import type { PageMeta } from '../pageMeta.ts';
import type { OwnContent } from './content.ts';

export const own: PageMeta<OwnContent> = { page: 'own', canonical: () => null, describe: () => '' };
