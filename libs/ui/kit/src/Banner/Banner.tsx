import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { hiddenClass } from '../hiddenClass.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Banner.module.css';

/** Kind of message: shown by icon and colour, and read aloud as a word before the text. */
export type BannerTone = 'info' | 'warning' | 'success';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Kind of message. */
  tone?: BannerTone;
  /** The message, one or two sentences. */
  children: ReactNode;
  /** Link after the message. */
  link?: { readonly href: string; readonly label: string };
  /** Called on the dismiss button; without it the banner has none. */
  onDismiss?: () => void;
  /** Accessible name of the dismiss button. */
  dismissLabel?: string;
  /** Word read aloud before the message; by default "Note", "Warning" or "Done". */
  toneLabel?: string;
}

const TONES = {
  info: { Icon: InfoIcon, word: 'Note' },
  warning: { Icon: WarningIcon, word: 'Warning' },
  success: { Icon: CheckIcon, word: 'Done' },
};

/** A message about the whole site or page, in the page flow. */
export function Banner({
  tone = 'info',
  children,
  link,
  onDismiss,
  dismissLabel = 'Dismiss',
  toneLabel,
  className,
  ...rest
}: BannerProps) {
  const { Icon, word } = TONES[tone];
  return (
    <div {...rest} data-tone={tone} className={classes(styles['banner'], className)}>
      <Icon className={styles['icon']} />
      <p className={styles['text']}>
        <span className={hiddenClass}>{`${toneLabel ?? word}: `}</span>
        {children}
        {link && (
          <>
            {' '}
            <a href={link.href}>{link.label}</a>
          </>
        )}
      </p>
      {onDismiss && (
        <IconButton label={dismissLabel} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
