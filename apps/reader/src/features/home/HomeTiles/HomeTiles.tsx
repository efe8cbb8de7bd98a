import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { HOME_TILES } from './homeTiles.ts';
import styles from './HomeTiles.module.css';

export interface HomeTilesProps {
  /** The id of the heading that names the tiles. */
  labelledBy: string;
  onMultiView: () => void;
  isMultiViewOpen: boolean;
  /** The tile for questions was pressed; where its default is kept, the link is followed. */
  onAsk?: (event: MouseEvent) => void;
}

/** The nine ways on from Home: links, but for the one that opens the multi-view list on this page. */
export function HomeTiles({ labelledBy, onMultiView, isMultiViewOpen, onAsk }: HomeTilesProps) {
  const { i18n } = useLingui();
  return (
    <ul className={styles['tiles']} aria-labelledby={labelledBy}>
      {HOME_TILES.map(({ id, label, icon: Icon, href, isExternal }) => (
        <li key={id} data-tile={id}>
          {href === null ? (
            <button
              type="button"
              className={styles['tile']}
              aria-haspopup="dialog"
              aria-expanded={isMultiViewOpen}
              data-panels=""
              onClick={onMultiView}
            >
              <Icon />
              {i18n._(label)}
            </button>
          ) : (
            <a
              href={href}
              className={styles['tile']}
              rel={isExternal && 'external'}
              onClick={id === 'ask' ? onAsk : undefined}
            >
              <Icon />
              {i18n._(label)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
