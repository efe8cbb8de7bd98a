import styles from './Headpiece.module.css';

/** A band of lozenges between two hairlines, above the first line of a text that opens here: a bani, an ang, the hukamnama. */
export function Headpiece() {
  return <div className={styles['headpiece']} data-headpiece="" aria-hidden="true" />;
}
