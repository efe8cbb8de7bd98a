import type { PageRoute } from '../pageRoute.ts';
import type { DeviceContent } from './content.ts';

export const device: PageRoute<DeviceContent> = {
  id: 'device',
  page: 'device',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./DevicePage.tsx').then(({ DevicePage }) => DevicePage),
  routes: [{ path: '/device', loader: () => import('./loadDevice.ts').then(({ loadDevice }) => loadDevice) }],
};
