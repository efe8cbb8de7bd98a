import { useLingui } from '@lingui/react/macro';
import type { ComponentType, MouseEvent } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BookIcon,
  CalendarIcon,
  GutkaIcon,
  HelpIcon,
  ListIcon,
  PageIcon,
  RemoteIcon,
  ShuffleIcon,
  SyncIcon,
} from '@naad/ui-kit';
import styles from './HomeTiles.module.css';

export interface HomeTilesProps {
  /** Element id of the heading that labels the tiles. */
  labelledBy: string;
  onMultiView: () => void;
  isMultiViewOpen: boolean;
  /** Called on a press of the question tile; unless prevented, the browser follows the link. */
  onAsk?: (event: MouseEvent) => void;
}

/** The nine tiles of Home: all links, except for the button of the multi-view list. */
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

interface HomeTile {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly icon: ComponentType;
  /** Address of the link; null for the button of the multi-view list. */
  readonly href: string | null;
  /** True for another app on this site, which needs a full page load. */
  readonly isExternal?: true;
}

/** In the order of [S2.4]. */
const HOME_TILES: readonly HomeTile[] = [
  { id: 'ask', label: msg`Ask a Question`, icon: HelpIcon, href: '/search?type=9' },
  { id: 'gutka', label: msg`Sundar Gutka`, icon: GutkaIcon, href: '/sundar-gutka' },
  { id: 'hukamnama', label: msg`Today's Hukamnama`, icon: CalendarIcon, href: '/hukamnama' },
  { id: 'random', label: msg`Random Shabad`, icon: ShuffleIcon, href: '/random' },
  { id: 'rehat', label: msg`Rehat maryada`, icon: PageIcon, href: '/rehat-maryadha' },
  { id: 'multiView', label: msg`Multi-view`, icon: ListIcon, href: null },
  { id: 'index', label: msg`Bani Index`, icon: BookIcon, href: '/index' },
  { id: 'sync', label: msg`Sangat Sync`, icon: SyncIcon, href: '/sync' },
  { id: 'control', label: msg`Bani Controller`, icon: RemoteIcon, href: '/control', isExternal: true },
];
