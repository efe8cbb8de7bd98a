import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { PrintDialog, type PrintDialogProps } from './PrintDialog.tsx';

const [shabad] = contentOf(STORY_PAGES.shabad, 'shabad').shabads;

const meta = {
  title: 'Reader/Print',
  component: PrintDialog,
  args: {
    lines: shabad?.verses ?? [],
    translations: [{ key: 'en.ssk', label: 'English translation: Dr. Sant Singh Khalsa' }],
    hasTransliterations: true,
    isBookletOffered: true,
    onPrint: () => undefined,
    onClose: () => undefined,
  } satisfies PrintDialogProps,
};
export default meta;

export const Bani = {};
export const Shabad = { args: { isBookletOffered: false, hasTransliterations: false, translations: [] } };
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
