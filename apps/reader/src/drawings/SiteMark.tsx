export interface SiteMarkProps {
  className?: string | undefined;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
  /** A colour of its own for what sounds, where no theme is, as in an icon file. */
  accent?: string | undefined;
}

/**
 * The mark of the site: a line as akhars hang from, and two rings that hang from it as a sound goes out from where it
 * began. The colour is that of the text around it. It says nothing to a screen reader: the name of the site stands
 * beside it or names the link that it is in.
 */
export function SiteMark({ className, size = 32, accent = 'var(--accent)' }: SiteMarkProps) {
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
      <path stroke={accent} d="M11.5 7.5V13a4.5 4.5 0 0 0 9 0V7.5" />
      <path d="M3 7.5h26M5.5 7.5V13a10.5 10.5 0 0 0 21 0V7.5" />
    </svg>
  );
}
