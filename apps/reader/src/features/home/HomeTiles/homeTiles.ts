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
import type { ComponentType } from 'react';

export interface HomeTile {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly icon: ComponentType;
  /** Where it leads; null for the tile that opens the multi-view list. */
  readonly href: string | null;
  /** Another program on this site: the browser goes there itself. */
  readonly isExternal?: true;
}

/** In the order of the specification, section 2, "Home shortcut tiles". */
export const HOME_TILES: readonly HomeTile[] = [
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
