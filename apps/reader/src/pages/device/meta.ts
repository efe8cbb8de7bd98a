import { msg } from '@lingui/core/macro';
import type { PageMeta } from '../pageMeta.ts';
import type { DeviceContent } from './content.ts';

export const device: PageMeta<DeviceContent> = {
  page: 'device',
  canonical: () => '/device',
  describe: (i18n) => i18n._(msg`Read and search without a connection: choose what to keep on this device.`),
  sitemap: [{ path: '/device' }],
};
