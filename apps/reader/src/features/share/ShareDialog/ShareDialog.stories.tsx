import { SiteFrame } from '../../../testing/SiteFrame.tsx';
import { ShareDialog, type ShareDialogProps } from './ShareDialog.tsx';

const offer = {
  url: 'https://naad.example/s/3590/121495',
  line: 'ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ ॥',
  picture: null,
  builderHref: '/embed?id=3590',
};

const meta = {
  title: 'Reader/Share',
  component: ShareDialog,
  args: {
    offer,
    onCopy: () => undefined,
    onShare: () => undefined,
    onClose: () => undefined,
  } satisfies ShareDialogProps,
  render: (args: ShareDialogProps) => (
    <SiteFrame>
      <ShareDialog {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const WithoutApps = { args: { onShare: null } satisfies Partial<ShareDialogProps> };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
