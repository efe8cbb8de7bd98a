import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Card.module.css';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: ReactNode;
  /** Link target; the whole card is clickable, and the title is the link's name. */
  href?: string;
  /** Heading level of the title. */
  headingLevel?: 2 | 3 | 4;
  icon?: ReactNode;
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
