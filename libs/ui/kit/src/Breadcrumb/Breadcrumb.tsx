import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { ChevronEndIcon } from '../Icon/Icons.tsx';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  /** Name of the page, unique within the path. */
  readonly label: string;
  /** Link target; omitted for the last crumb, which is the page itself. */
  readonly href?: string;
  /** Language of the label if different from the page's, e.g. "pa-Guru". */
  readonly lang?: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Path from the top level down to the page itself, each with `label` and usually `href`. */
  crumbs: readonly Crumb[];
  /** Accessible name of the navigation. */
  label?: string;
}

/** The path to a page, as links to its parents. */
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
