import type { ApiClient } from '@naad/api-client';
import type { BaniLength } from '@naad/gurbani-corpus';
import type { HostClient, SavedHost } from '@naad/sync-client';
import type { ContentKind } from '@naad/sync-protocol';
import type { Look, ScreenTheme } from '../../look/look.ts';
import type { LookField } from '../../look/toggled.ts';
import type { Focus, Key, KeyMeaning } from '../../presenter/keyMeaning.ts';
import type { Cover, PresenterEvent } from '../../presenter/presenter.ts';
import type { DeskState } from './deskState.ts';
import type { Store } from './memory.ts';
import type { Place } from './place.ts';

/** Begins a session, or goes on with the saved one. */
export type StartSession = (parts: {
  readonly hostId: string;
  readonly saved: SavedHost | null;
  readonly save: (saved: SavedHost | null) => void;
}) => HostClient;

export interface DeskParts {
  readonly client: ApiClient;
  /** Where it remembers; null for nowhere. */
  readonly store: Store | null;
  readonly startSession: StartSession;
  /** Names this desk among others of the browser. */
  readonly id: string;
}

/** What is opened, and where in it. */
export interface OpenRequest {
  readonly kind: ContentKind;
  readonly id: number;
  readonly verseId?: number | null;
  /** From 1, as the wire counts. */
  readonly lineCount?: number | null;
  /** By its first or last line, wherever its title is. */
  readonly end?: 'first' | 'last';
  readonly baniLength?: BaniLength;
  /** Comes back to where one was. */
  readonly place?: Place;
  /** The slide that lay over it. */
  readonly cover?: Cover | null;
}

export type NamedCover = 'waheguru' | 'moolMantra' | 'dhanGuru' | 'blank';

/** The operator's desk without its interface: what is open, what is projected, who drives it. */
export interface Desk {
  readonly getState: () => DeskState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when it is on the screen; false where it did not come, or gave way to another. */
  open(request: OpenRequest): Promise<boolean>;
  present(event: PresenterEvent): void;
  cover(name: NamedCover): void;
  /** A slide of own words; Gurmukhi in Unicode. */
  announce(text: string, isGurmukhi: boolean): void;
  toggle(field: LookField): void;
  changeLook(change: (look: Look) => Look): void;
  chooseTheme(theme: ScreenTheme): void;
  chooseBaniLength(length: BaniLength): void;
  togglePin(place: Place): void;
  /** What a key means and, where it is the desk's own affair, does it; the rest is returned. */
  press(key: Key, focus: Focus): KeyMeaning | null;
  startSession(): void;
  endSession(): Promise<void>;
  /** Takes the screens back from another desk of this browser. */
  takeOver(): void;
  /** Writes down what is to be remembered now and not in a moment. */
  keep(): void;
  close(): void;
}
