import type { BaniLength } from '@naad/gurbani-corpus';
import type { HostState } from '@naad/sync-client';
import type { Look } from '../../look/look.ts';
import type { Presenter } from '../../presenter/presenter.ts';
import type { Picture } from '../../screen/screenLink.ts';
import type { ScreenStatus } from './createScreens.ts';
import type { DeskItem } from './deskItem.ts';
import type { Offers } from './offersOf.ts';
import type { Place } from './place.ts';

/** Everything the desk draws. */
export interface DeskState {
  readonly presenter: Presenter;
  readonly item: DeskItem | null;
  readonly look: Look;
  readonly baniLength: BaniLength;
  /** What is on every screen. */
  readonly picture: Picture;
  readonly isLoading: boolean;
  /** The last thing that was to be opened did not come. */
  readonly hasFailed: boolean;
  /** The latest first. */
  readonly history: readonly Place[];
  readonly pinned: readonly Place[];
  readonly screens: readonly ScreenStatus[];
  /** Null while no session is held. */
  readonly session: HostState | null;
  /** Whether another desk of this browser holds the screens now. */
  readonly isReplaced: boolean;
  /** What this deployment has; null until it has said. */
  readonly offers: Offers | null;
}
