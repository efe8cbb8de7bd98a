import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { ChevronEndIcon } from '../Icon/Icons.tsx';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  readonly label: string;
  /** The last crumb is the page itself and needs none. */
  readonly href?: string;
  /** The language of the label, where it is not the page's: "pa-Guru". */
  readonly lang?: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the widest to the page itself. */
  crumbs: readonly Crumb[];
  label?: string;
}

/** Where a page stands, as links to what it is part of. */
export function Breadcrumb({ crumbs, label = 'Breadcrumb', className, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label={label} {...rest} className={classes(styles['breadcrumb'], className)}>
      <ol className={styles['list']}>
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={crumb.label} className={styles['crumb']}>
              {crumb.href === undefined ? (
                <span lang={crumb.lang} aria-current={isLast ? 'page' : undefined}>
                  {crumb.label}
                </span>
              ) : (
                <a href={crumb.href} lang={crumb.lang} aria-current={isLast ? 'page' : undefined}>
                  {crumb.label}
                </a>
              )}
              {!isLast && <ChevronEndIcon className={styles['mark']} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
