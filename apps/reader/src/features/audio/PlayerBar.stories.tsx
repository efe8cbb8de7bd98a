import { useState } from 'react';
import { ON_PHONE } from '../../testing/pageStory.tsx';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { createPlayer } from './player.ts';
import { PlayerBar } from './PlayerBar.tsx';

interface Props {
  title: string;
  isGurmukhi: boolean;
  credit: { readonly name: string; readonly href: string | null };
}

/** A paused player: nothing is fetched before the visitor plays it. */
function Bar({ title, isGurmukhi, credit }: Props) {
  const [player] = useState(() => {
    const made = createPlayer(new Audio());
    made.offer({ key: 'story', src: '/none.wav', title, isGurmukhi, credit });
    return made;
  });
  return <PlayerBar player={player} siteName="Naad" onClose={() => undefined} />;
}

const meta = {
  title: 'Reader/Audio player',
  component: Bar,
  args: {
    title: 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥',
    isGurmukhi: true,
    credit: { name: 'Those who sang', href: 'https://recordings.example/' },
  } satisfies Props,
  render: (args: Props) => (
    <SiteFrame>
      <Bar {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const AtRest = {};
export const OnPhone = ON_PHONE;
export const WithoutAPageOfItsOwner = {
  args: {
    title: 'Hukamnama of January 31, 2024',
    isGurmukhi: false,
    credit: { name: 'audio.example', href: null },
  },
};
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
