import type { PageMeta } from '../pageMeta.ts';
import type { MessageContent } from './content.ts';

export const message: PageMeta<MessageContent> = {
  page: 'message',
  canonical: () => null,
  describe: () => '',
};
