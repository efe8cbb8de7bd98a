import type { SlideName } from './slide.ts';

/**
 * The words of slides that phones and desks know by name, in the ASCII layout of the wire. The first two are those that
 * existing clients send; the Mool Mantra is the first line of the scripture without its end mark's number.
 */
export const SPECIAL_SLIDES = {
  waheguru: 'vwihgurU',
  moolMantra: '<> siq nwmu krqw purKu inrBau inrvYru Akwl mUriq AjUnI sYBM gur pRswid ]',
  dhanGuru: 'DMnu DMnu sRI gurU gRMQ swihb jI',
} as const satisfies Partial<Record<SlideName, string>>;

/** What a slide of these words is called; any other words are an announcement. */
export function slideNameOf(text: string, isGurmukhi: boolean): SlideName {
  if (!isGurmukhi) return 'announcement';
  if (text === SPECIAL_SLIDES.waheguru) return 'waheguru';
  if (text.startsWith('<>') && isMoolMantra(text)) return 'moolMantra';
  return /^DMnu? DMnu? /.test(text) ? 'dhanGuru' : 'announcement';
}

/** Clients write it with and without the mark at its end, and with `ik oaMkwr` in either of its two signs. */
function isMoolMantra(text: string): boolean {
  const bare = (words: string) => words.replace(/[\]\s]+$/, '');
  return bare(text) === bare(SPECIAL_SLIDES.moolMantra);
}
