import type { Ang, ShabadId, Verse, VerseId } from '@naad/gurbani-model';
import { FrameBody, type FrameBodyProps } from './FrameBody.tsx';
import type { FrameText } from './frameContent.ts';

/** Ang 968, Raamkalee kee Vaar, Satta and Balwand, letter for letter as in the API. */
const verse = (id: number, unicode: string, latin: string, english: string): Verse => ({
  id: id as VerseId,
  shabadId: 3590 as ShabadId,
  ang: 968 as Ang,
  unicode,
  visraams: [],
  transliterations: [{ script: 'en', lang: 'pa-Latn', text: latin }],
  translations: [{ key: 'en.ssk', lang: 'en', text: english }],
});

const content = {
  kind: 'text',
  title: 'Ang 968',
  parts: [
    {
      location: 'Ang 968 of Sri Guru Granth Sahib Ji',
      names: ['Satta and Balwand', 'Raag Raamkalee'],
      verses: [
        verse(
          1_614_544,
          'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥',
          'dha(n)n dha(n)n raamadhaas gur jin siriaa tinai savaariaa ||',
          'Blessed, blessed is Guru Raam Daas; He who created You, has also exalted You.',
        ),
        verse(
          984_031,
          'ਪੂਰੀ ਹੋਈ ਕਰਾਮਾਤਿ ਆਪਿ ਸਿਰਜਣਹਾਰੈ ਧਾਰਿਆ ॥',
          'pooree hoiee karaamaat aap sirajanahaarai dhaariaa ||',
          'Perfect is Your miracle; the Creator Lord Himself has installed You on the throne.',
        ),
      ],
      highlights: [984_031 as VerseId],
    },
  ],
  credits: [{ code: 'en', names: 'Dr. Sant Singh Khalsa' }],
  withheld: [],
  isLarivaar: false,
  href: 'https://naad.example/shabad?id=3590',
} as const satisfies FrameText;

const meta = {
  title: 'Embed/Frame',
  component: FrameBody,
  parameters: { layout: 'fullscreen' },
  args: { content, siteName: 'Naad' } satisfies FrameBodyProps,
};
export default meta;

export const Text = {};
export const OnPhone = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Larivaar = { args: { content: { ...content, isLarivaar: true } } };
export const NotFound = {
  args: { content: { kind: 'message', id: 'notFound', status: 404, href: 'https://naad.example/' } },
};
export const Failed = {
  args: { content: { kind: 'message', id: 'failed', status: 503, href: 'https://naad.example/' } },
};
