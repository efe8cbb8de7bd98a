import styles from './hidden.module.css';

/** The class of what is read aloud and not drawn. */
export const hiddenClass: string | undefined = styles['hidden'];
