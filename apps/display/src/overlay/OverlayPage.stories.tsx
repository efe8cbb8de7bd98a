import { useState } from 'react';
import { EMPTY_PICTURE, type Picture } from '../screen/screenLink.ts';
import { OverlayPage } from './OverlayPage.tsx';

function Shown({ slide }: Pick<Picture, 'slide'>) {
  const [source] = useState(() => {
    const picture: Picture = { ...EMPTY_PICTURE, rev: 1, slide };
    return { getState: () => picture, subscribe: () => () => undefined };
  });
  return <OverlayPage source={source} share={0.55} />;
}

/** The slide over a camera image, on a transparent page. */
const meta = { title: 'Display/Overlay', component: Shown };
export default meta;

export const OfALine = {
  args: {
    slide: {
      kind: 'line',
      of: { kind: 'shabad', id: 628, row: 2 },
      verseId: 576863,
      unicode: 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥',
      visraams: [],
      translations: [
        { key: 'en.ssk', lang: 'en', text: 'The True Guru shall resolve all your affairs. ||1||Pause||' },
      ],
      transliterations: [],
      next: null,
    },
  },
};
export const OfABlank = { args: { slide: { kind: 'blank' } } };
