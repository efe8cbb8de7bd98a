import { Trans } from '@lingui/react/macro';
import styles from './Credits.module.css';

export interface CreditsProps {
  credits: readonly { readonly key: string; readonly translator: string }[];
}

/** Whose words the translations are. */
export function Credits({ credits }: CreditsProps) {
  if (credits.length === 0) return null;
  const names = credits.map(({ translator }) => translator).join(', ');
  return (
    <p className={styles['credits']}>
      <Trans>English translation: {names}</Trans>
    </p>
  );
}
