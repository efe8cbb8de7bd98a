import styles from './hidden.module.css';

/** Class of visually hidden content for screen readers. */
export const hiddenClass: string | undefined = styles['hidden'];
