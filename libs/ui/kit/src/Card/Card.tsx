import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Card.module.css';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** Heading, and the name of the link if there is one. */
  title: ReactNode;
  /** Link target; with it, the whole card can be pressed. */
  href?: string;
  /** Heading level of the title, one below the heading above the set. */
  headingLevel?: 2 | 3 | 4;
  /** One icon before the title; decorative. */
  icon?: ReactNode;
  /** Text below the title; its own links and buttons stay pressable. */
  children?: ReactNode;
}

/** An item in a set of similar ones. */
export function Card({ title, href, headingLevel = 3, icon, className, children, ...rest }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={classes(styles['card'], className)}>
      {icon}
      <div className={styles['body']}>
        <Heading className={styles['title']}>
          {href === undefined ? (
            title
          ) : (
            <a href={href} className={styles['link']}>
              {title}
            </a>
          )}
        </Heading>
        {children}
      </div>
    </article>
  );
}
