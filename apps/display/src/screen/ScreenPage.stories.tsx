import { useState } from 'react';
import type { Screen } from './createScreen.ts';
import { EMPTY_PICTURE, type Picture } from './screenLink.ts';
import { ScreenPage } from './ScreenPage.tsx';

const NONE: readonly never[] = [];

function Shown({
  slide,
  rev,
  isUnconfirmed = false,
}: Pick<Picture, 'rev' | 'slide'> & { isUnconfirmed?: boolean }) {
  const [screen] = useState((): Screen => {
    const picture: Picture = { ...EMPTY_PICTURE, rev, slide };
    return {
      getState: () => picture,
      getUpcoming: () => NONE,
      subscribe: () => () => undefined,
      reportShown: () => undefined,
      reportPainted: () => undefined,
      isUnconfirmed: () => isUnconfirmed,
      reportKey: () => undefined,
      close: () => undefined,
    };
  });
  return <ScreenPage screen={screen} />;
}

/** The projected page. */
const meta = { title: 'Display/Screen', component: Shown };
export default meta;

/** Before any desk has sent a picture. */
export const Waiting = { args: { rev: 0, slide: { kind: 'blank' } } };
export const Waheguru = {
  args: { rev: 1, slide: { kind: 'text', name: 'waheguru', text: 'ਵਾਹਿਗੁਰੂ', isGurmukhi: true } },
};
/** The session could not be confirmed for ten seconds. */
export const Unconfirmed = {
  args: {
    rev: 1,
    slide: { kind: 'text', name: 'waheguru', text: 'ਵਾਹਿਗੁਰੂ', isGurmukhi: true },
    isUnconfirmed: true,
  },
};
