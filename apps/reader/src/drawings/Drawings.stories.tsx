import { THEME_NAMES } from '@naad/ui-tokens';
import styles from './Drawings.stories.module.css';
import { EmptyQueryDrawing } from './EmptyQueryDrawing.tsx';
import { NothingFoundDrawing } from './NothingFoundDrawing.tsx';
import { OfflineDrawing } from './OfflineDrawing.tsx';
import { PageNotFoundDrawing } from './PageNotFoundDrawing.tsx';
import { SiteMark } from './SiteMark.tsx';
import { SomethingBrokeDrawing } from './SomethingBrokeDrawing.tsx';
import { TimedOutDrawing } from './TimedOutDrawing.tsx';

const DRAWINGS = {
  'Page not found': PageNotFoundDrawing,
  'Nothing found': NothingFoundDrawing,
  Offline: OfflineDrawing,
  'Timed out': TimedOutDrawing,
  'Something broke': SomethingBrokeDrawing,
  'Empty query': EmptyQueryDrawing,
};

export default { title: 'Drawings/Of states' };

/** Every drawing beside every other, in each theme. */
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

/** The mark of the site, from the size of a tab to that of a heading. */
export const Mark = {
  render: () =>
    THEME_NAMES.map((theme) => (
      <section key={theme} data-theme={theme} className={styles['theme']} aria-labelledby={`mark-${theme}`}>
        <h2 id={`mark-${theme}`}>{theme}</h2>
        <div className={styles['mark']}>
          {[16, 24, 32, 48, 96].map((size) => (
            <SiteMark key={size} size={size} />
          ))}
        </div>
      </section>
    )),
};
