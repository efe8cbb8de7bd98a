import { THEME_NAMES } from '@naad/ui-tokens';
import styles from './Drawings.stories.module.css';
import { messageDrawings } from './messageDrawings.tsx';
import { SiteMark } from '../../shared/SiteMark.tsx';

const DRAWINGS = {
  'Page not found': messageDrawings.pageNotFound,
  'Nothing found': messageDrawings.noResults,
  Offline: messageDrawings.offline,
  'Timed out': messageDrawings.timeout,
  'Something broke': messageDrawings.failure,
  'Empty query': messageDrawings.emptyQuery,
};

export default { title: 'Drawings/Of states' };

/** All drawings in each theme. */
export const InEveryTheme = {
  render: () =>
    THEME_NAMES.map((theme) => (
      <section key={theme} data-theme={theme} className={styles['theme']} aria-labelledby={theme}>
        <h2 id={theme}>{theme}</h2>
        <div className={styles['row']}>
          {Object.entries(DRAWINGS).map(([name, StateDrawing]) => (
            <figure key={name} className={styles['figure']}>
              <StateDrawing />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    )),
};

/** The wordmark, from the size of a header to that of a heading. */
export const Mark = {
  render: () =>
    THEME_NAMES.map((theme) => (
      <section key={theme} data-theme={theme} className={styles['theme']} aria-labelledby={`mark-${theme}`}>
        <h2 id={`mark-${theme}`}>{theme}</h2>
        <div className={styles['mark']}>
          {[16, 20, 32, 48, 96].map((size) => (
            <SiteMark key={size} size={size} />
          ))}
        </div>
      </section>
    )),
};
