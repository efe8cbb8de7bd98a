import { SITE_MARK_PATHS } from './siteMarkPaths.ts';

export interface SiteMarkProps {
  className?: string | undefined;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
}

/**
 * The mark of the site: a line as akhars hang from, and two rings that hang from it as a sound goes out from where it
 * began. The colour is that of the text around it. It says nothing to a screen reader: the name of the site stands
 * beside it or names the link that it is in.
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
