/** A mistake that a reader reports. */
export interface Feedback {
  readonly subject: string;
  readonly body: string;
}

/**
 * Address that reports a mistake with everything filled in: an e-mail, or the form of an issue tracker.
 *
 * @param contact the site's contact: `mailto:` and an e-mail address, an absolute address, or a path of the site
 * @returns null for a path: the site names nobody to write to
 */
export function feedbackHref(contact: string, { subject, body }: Feedback): string | null {
  if (contact.startsWith('/')) return null;
  if (contact.toLowerCase().startsWith('mailto:')) {
    return `${contact}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  }
  const url = new URL(contact);
  url.searchParams.set('title', subject);
  url.searchParams.set('body', body);
  return url.href;
}
