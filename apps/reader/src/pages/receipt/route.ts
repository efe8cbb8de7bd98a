import type { PageRoute } from '../pageRoute.ts';
import type { AngReceiptContent, ReceiptContent } from './content.ts';

export const receipt: PageRoute<ReceiptContent> = {
  id: 'receipt',
  page: 'receipt',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./ReceiptPage.tsx').then(({ ReceiptPage }) => ReceiptPage),
  routes: [
    {
      path: '/receipt/:verse',
      loader: () => import('./loadReceipt.ts').then(({ loadReceipt }) => loadReceipt),
    },
  ],
};

export const angReceipt: PageRoute<AngReceiptContent> = {
  id: 'angReceipt',
  page: 'angReceipt',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./AngReceiptPage.tsx').then(({ AngReceiptPage }) => AngReceiptPage),
  routes: [
    {
      path: '/receipt/ang/:source/:ang',
      loader: () => import('./loadAngReceiptPage.ts').then(({ loadAngReceiptPage }) => loadAngReceiptPage),
    },
  ],
};
