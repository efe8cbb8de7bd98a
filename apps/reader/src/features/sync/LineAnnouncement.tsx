import { hiddenClass } from '@naad/ui-kit';

export interface LineAnnouncementProps {
  text: string;
  isGurmukhi: boolean;
}

/** Announces each new line to screen readers; visually it is in the text. */
export function LineAnnouncement({ text, isGurmukhi }: LineAnnouncementProps) {
  return (
    <p role="status" aria-live="polite" aria-atomic="true" className={hiddenClass}>
      <span key={text} lang={isGurmukhi ? 'pa-Guru' : undefined}>
        {text}
      </span>
    </p>
  );
}
