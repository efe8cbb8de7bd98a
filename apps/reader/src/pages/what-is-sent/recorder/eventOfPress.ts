import type { SiteEvent } from '@naad/api-contract';

/** The event of a click, by the pressed element; null for clicks that aren't recorded. */
export function eventOfPress(target: Element): SiteEvent | null {
  if (target.closest('#gurmukhi-keyboard-toggle')) return { kind: 'click', action: 'gurmukhi-keyboard' };
  // Only inside the text: the dismiss button is beside it.
  if (target.closest('[data-install] p :is(a, button)'))
    return { kind: 'click', action: 'smart-banner-install' };
  const link = target.closest('a');
  return link && eventOfLink(link);
}

/** Events of Home's links to the bani of the hour. */
const BANIS = {
  japji: 'japji-sahib-link',
  rehraas: 'rehraas-sahib-link',
  sohilaa: 'sohilaa-sahib-link',
} as const;

function eventOfLink(link: HTMLAnchorElement): SiteEvent | null {
  const { goOn = '' } = link.dataset;
  if (goOn === 'resume') return { kind: 'click', action: 'sehaj-paath-link' };
  if (goOn in BANIS) return { kind: 'click', action: BANIS[goOn as keyof typeof BANIS] };
  if (link.closest('[data-related]')) return { kind: 'click', action: 'related-shabad' };
  const isFacebook = /(^|\.)facebook\.com$/.test(link.hostname);
  if (link.closest('[data-line-actions]')) {
    return { kind: 'click', action: 'line-sharer', label: isFacebook ? 'facebook' : 'open-shabad' };
  }
  if (isFacebook) return { kind: 'click', action: 'share', label: 'facebook' };
  if (link.hostname === 'wa.me') return { kind: 'click', action: 'share', label: 'whatsapp' };
  const isHere = link.origin === window.location.origin;
  return isHere && link.pathname === '/ang' ? { kind: 'click', action: 'open-page' } : null;
}
