/** Strokes of the site's mark on a grid of 32, with round ends and a width of 2.4; `sound` is painted below `line`. */
export const SITE_MARK_PATHS = {
  sound: 'M11.5 7.5V13a4.5 4.5 0 0 0 9 0V7.5',
  line: 'M3 7.5h26M5.5 7.5V13a10.5 10.5 0 0 0 21 0V7.5',
} as const;

export interface SiteMarkProps {
  className?: string | undefined;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
}

/**
 * The site's mark: a headline like that of Gurmukhi letters, with two rings below it like sound waves. It takes the colour of
 * the text and is hidden from screen readers, since the site's name is always beside it or labels its link.
 */
export function SiteMark({ className, size = 32 }: SiteMarkProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path stroke="var(--accent)" d={SITE_MARK_PATHS.sound} />
      <path d={SITE_MARK_PATHS.line} />
    </svg>
  );
}
