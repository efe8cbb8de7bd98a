import type { ApiClient } from '@naad/api-client';
import type { BaniLength } from '@naad/gurbani-model';
import type { SharedPothi } from '@naad/settings-schema';
import type { HostClient, SavedHost } from '@naad/sync-client';
import type { ContentKind } from '@naad/sync-protocol';
import type { Look, ScreenTheme } from '../../look/look.ts';
import type { LookField } from '../../look/lookFields.ts';
import type { Focus, Key, KeyMeaning } from '../../presenter/keyMeaning.ts';
import type { Cover, PresenterEvent } from '../../presenter/presenter.ts';
import type { DeskState } from './deskState.ts';
import type { Store } from './memory.ts';
import type { SavedPosition } from './savedPosition.ts';

/** Starts a session or resumes the saved one. */
export type StartSession = (parts: {
  readonly hostId: string;
  readonly saved: SavedHost | null;
  readonly save: (saved: SavedHost | null) => void;
}) => HostClient;

export interface DeskOptions {
  readonly client: ApiClient;
  /** Storage for the desk's memory; null to keep none. */
  readonly store: Store | null;
  readonly startSession: StartSession;
  /** Unique id among the browser's desks. */
  readonly id: string;
}

/** An item to open and the line to open it at. */
export interface OpenRequest {
  readonly kind: ContentKind;
  readonly id: number;
  readonly verseId?: number | null;
  /** Row from 1, as on the wire. */
  readonly lineCount?: number | null;
  /** Opens at the first or last line instead of the title line. */
  readonly end?: 'first' | 'last';
  readonly baniLength?: BaniLength;
  /** Restores a saved position. */
  readonly position?: SavedPosition;
  /** The slide that covered the line. */
  readonly cover?: Cover | null;
}

export type NamedCover = 'waheguru' | 'moolMantra' | 'dhanGuru' | 'blank';

/** The operator's desk without its interface: the open item, the screens and the session. */
export interface Desk {
  readonly getState: () => DeskState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once the item is on the screen; to false if it failed or a later request replaced it. */
  open(request: OpenRequest): Promise<boolean>;
  /** Opens the first shabad of the newest hukamnama. */
  openHukamnama(): Promise<boolean>;
  /** Opens a random shabad of the Guru Granth Sahib. */
  openRandom(): Promise<boolean>;
  present(event: PresenterEvent): void;
  cover(name: NamedCover): void;
  /** Returns to what stood before the last jump; false if there is none in the last ten seconds. */
  undo(): boolean;
  /** Shows an announcement; Gurmukhi in Unicode. */
  announce(text: string, isGurmukhi: boolean): void;
  toggle(field: LookField): void;
  changeLook(change: (look: Look) => Look): void;
  chooseTheme(theme: ScreenTheme): void;
  chooseBaniLength(length: BaniLength): void;
  togglePin(position: SavedPosition): void;
  /** Handles a key and returns its meaning; the page must handle search and fullscreen itself. */
  press(key: Key, focus: Focus): KeyMeaning | null;
  startSession(): void;
  endSession(): Promise<void>;
  /** Removes a phone, which then needs the PIN again. Resolves to false if the server couldn't do it. */
  removePhone(id: string): Promise<boolean>;
  /** Lets one phone alone drive, or all. Resolves to false if the server couldn't do it. */
  drive: HostClient['drive'];
  /** Generates another PIN for new phones. */
  changePin(): void;
  /** Lifts the block after wrong PINs, so that new phones can join. Resolves to false if the server couldn't do it. */
  allowPins(): Promise<boolean>;
  /** Opens a list to play; false if it couldn't be loaded, or has nothing of the scripture. */
  openList(list: SharedPothi): Promise<boolean>;
  /** Shows an entry of the list. */
  playEntry(index: number): Promise<boolean>;
  closeList(): void;
  /** Locks the keys of this desk and of its screens, or unlocks them. Its page must refuse clicks; phones still control it. */
  lock(isLocked: boolean): void;
  /** Takes the screens over from another desk of this browser. */
  takeOver(): void;
  /** Saves the memory at once. */
  saveMemory(): void;
  close(): void;
}
