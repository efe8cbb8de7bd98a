import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Card.module.css';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: ReactNode;
  /** Where it leads: the whole card can be pressed, and its name is the title. */
  href?: string;
  /** The level of the title in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  icon?: ReactNode;
  children?: ReactNode;
}

/** One thing among others of its kind. */
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
