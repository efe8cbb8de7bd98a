import { hiddenClass } from '@naad/ui-kit';

export interface LineAnnouncementProps {
  text: string;
  isGurmukhi: boolean;
}

/** Reads each new line aloud to whoever listens, once it is there; those who look see it in the text. */
export function LineAnnouncement({ text, isGurmukhi }: LineAnnouncementProps) {
  return (
    <p role="status" aria-live="polite" aria-atomic="true" className={hiddenClass}>
      <span key={text} lang={isGurmukhi ? 'pa-Guru' : undefined}>
        {text}
      </span>
    </p>
  );
}
