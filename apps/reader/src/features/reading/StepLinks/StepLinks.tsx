import { useLingui } from '@lingui/react/macro';
import styles from './StepLinks.module.css';

export interface StepLinksProps {
  /** What is stepped through, in the singular and in the language of the page: `shabad`, `ang`. */
  unit: string;
  /** Null at an end. */
  previous: string | null;
  next: string | null;
}

/** Links to the neighbours; at an end the step is there, but leads nowhere. */
export function StepLinks({ unit, previous, next }: StepLinksProps) {
  const { t } = useLingui();
  return (
    <nav className={styles['steps']} aria-label={t`Previous and next ${unit}`}>
      <Step href={previous} rel="prev" label={t`Previous ${unit}`} />
      <Step href={next} rel="next" label={t`Next ${unit}`} />
    </nav>
  );
}

function Step({ href, rel, label }: { href: string | null; rel: 'prev' | 'next'; label: string }) {
  if (href === null) {
    return (
      <span role="link" aria-disabled="true" className={styles['step']}>
        {label}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} className={styles['step']}>
      {label}
    </a>
  );
}
