import { toAscii } from '@naad/gurbani-text';
import { stepSize, toggleField } from '../../look/lookFields.ts';
import { present } from '../../presenter/presenter.ts';
import { createAutoScroll } from './createAutoScroll.ts';
import { createDeskSession } from './createDeskSession.ts';
import { createDeskStore, type DeskState } from './deskState.ts';
import { createLineNavigator, type LineNavigator } from './createLineNavigator.ts';
import { createLookChanger } from './createLookChanger.ts';
import { createMemoryWriter } from './createMemoryWriter.ts';
import { createOpener } from './createOpener.ts';
import { createPhoneCommands } from './createPhoneCommands.ts';
import { createProjection } from './createProjection.ts';
import { createPlayer } from './createPlayer.ts';
import { loadPlaylist } from './playlist.ts';
import { parsePothiLink } from '@naad/settings-schema';
import { createUndo } from './createUndo.ts';
import type { Desk, DeskOptions } from './desk.ts';
import { readMemory } from './memory.ts';
import { isSameItem } from './savedPosition.ts';
import type { Look } from '../../look/look.ts';
import { type Focus, type Key, keyMeaning, type KeyMeaning } from '../../presenter/keyMeaning.ts';

/** Creates a desk from its parts, each of which is documented in its own file. */
export function createDesk({ client, store: storage, startSession, id }: DeskOptions): Desk {
  const memory = readMemory(storage);
  const store = createDeskStore(memory);
  const { getState, subscribe, change } = store;
  const memoryWriter = createMemoryWriter(storage, memory, getState);
  let isRestoring = memory.open !== null;

  const projection = createProjection({
    id,
    store,
    publish: (answers) => {
      session.publish(answers);
    },
    sessionSign: () => session.sign(),
    scheduleSave: memoryWriter.scheduleSave,
    onKey: (key) => {
      desk.press(key, 'page');
    },
  });
  const update: typeof projection.update = (changes, commandId) => {
    const before = getState();
    projection.update(changes, commandId);
    if (!isRestoring) undoer.note(before);
    isRestoring = false;
  };
  const opener = createOpener({ client, store, update });
  const undoer = createUndo({ store, update, opener });
  const looks = createLookChanger({ store, update, reload: opener.reload });
  const player = createPlayer({
    ...{ client, store },
    open: opener.open,
    cover: (event) => {
      lineNavigator.dispatch(event);
    },
    scheduleSave: memoryWriter.scheduleSave,
  });
  const lineNavigator = createLineNavigator({ store, update, open: opener.open, stepInList: player.step });
  const session = createDeskSession({
    hostId: memory.hostId,
    store,
    memory: memoryWriter,
    startSession,
    apply: createPhoneCommands({
      store,
      update,
      open: opener.open,
      looks,
      dispatch: lineNavigator.dispatch,
      deny: (commandId, outcome) => {
        session.deny(commandId, outcome);
      },
      undo: undoer.undo,
    }),
    isRestoring: () => isRestoring,
  });
  const autoScroll = createAutoScroll(store, () => {
    lineNavigator.dispatch({ type: 'nextPressed' });
  });

  async function start(): Promise<void> {
    const { open, cover, isHidden } = memory;
    let { presenter } = getState();
    if (cover !== null) presenter = present(presenter, { type: 'covered', cover });
    if (isHidden) presenter = present(presenter, { type: 'hidden', isHidden });
    change({ presenter });
    // Screens keep their picture until the saved item is restored.
    if (open === null) update({});
    if (memoryWriter.savedSession() !== null) session.start();
    void restoreList();
    change({ site: await client.getCapabilities().catch(() => null) });
    if (open === null || opener.hasRequested()) return;
    await opener.open({ kind: open.kind, id: open.id, position: open, cover });
    isRestoring = false;
  }

  async function restoreList(): Promise<void> {
    const shared = memory.list && parsePothiLink(memory.list.link);
    const list = shared && (await loadPlaylist(client, shared).catch(() => null));
    if (list && memory.list && getState().list === null) change({ list: { ...list, at: memory.list.at } });
  }

  /** Waits until the projector has painted, after which the desk renders. */
  async function onceShown(opening: Promise<boolean>): Promise<boolean> {
    const isOpen = await opening;
    await new Promise<void>((resolve) => {
      projection.afterPaint(resolve);
    });
    return isOpen;
  }

  const desk: Desk = {
    getState,
    subscribe: (listener) =>
      subscribe(() => {
        projection.afterPaint(listener);
      }),
    open: (request) => onceShown(opener.open(request)),
    openHukamnama: () =>
      onceShown(
        opener.openFound(async () => {
          const { shabads } = await client.getHukamnama(null, { translations: [], transliterations: [] });
          return shabads[0]?.id ?? null;
        }),
      ),
    openRandom: () => onceShown(opener.openFound(() => client.getRandomShabadId())),
    present: (event) => {
      lineNavigator.dispatch(event);
    },
    cover: lineNavigator.cover,
    announce(text, isGurmukhi) {
      lineNavigator.dispatch({
        type: 'covered',
        cover: { text: isGurmukhi ? toAscii(text) : text, isGurmukhi },
      });
    },
    toggle(field) {
      looks.show(toggleField(getState().look, field));
    },
    changeLook(changeIt) {
      looks.show(changeIt(getState().look));
    },
    chooseTheme(theme) {
      looks.show({ ...getState().look, theme });
    },
    chooseBaniLength: (length) => {
      looks.chooseBaniLength(length);
    },
    togglePin(position) {
      const { pinned } = getState();
      const others = pinned.filter((each) => !isSameItem(each, position));
      change({ pinned: others.length < pinned.length ? others : [...pinned, position] });
      memoryWriter.scheduleSave();
    },
    undo: () => undoer.undo(),
    press: (key, focus) =>
      pressKey({ getState, lineNavigator, showLook: looks.show, undo: () => undoer.undo() }, key, focus),
    openList: player.open,
    playEntry: player.play,
    closeList: player.close,
    lock(isLocked) {
      change({ isLocked });
      memoryWriter.write();
    },
    startSession: session.start,
    endSession() {
      projection.dropPendingTaps();
      return session.end();
    },
    removePhone: session.removePhone,
    drive: session.drive,
    changePin: session.changePin,
    allowPins: session.allowPins,
    takeOver: projection.takeOver,
    saveMemory: memoryWriter.write,
    close() {
      autoScroll.close();
      undoer.close();
      memoryWriter.write();
      session.disconnect();
      projection.close();
    },
  };
  void start();
  return desk;
}

interface PressKeyOptions {
  readonly getState: () => DeskState;
  readonly lineNavigator: LineNavigator;
  readonly showLook: (look: Look) => void;
  readonly undo: () => boolean;
}

/** Handles a key and returns its meaning; the page must handle search and fullscreen itself. */
function pressKey(
  { getState, lineNavigator, showLook, undo }: PressKeyOptions,
  key: Key,
  focus: Focus,
): KeyMeaning | null {
  const meaning = keyMeaning(key, focus);
  const { presenter, look, isLocked } = getState();
  if (meaning === null || isLocked) return null;
  switch (meaning.kind) {
    case 'move':
      lineNavigator.dispatch({ type: `${meaning.move}Pressed` });
      break;
    case 'goHome':
      lineNavigator.dispatch({ type: 'rowChosen', row: presenter.home ?? 0 });
      break;
    case 'back':
      lineNavigator.dispatch({ type: 'uncovered' });
      break;
    case 'cover':
      lineNavigator.cover(meaning.cover);
      break;
    case 'toggle':
      showLook(toggleField(look, meaning.field));
      break;
    case 'size':
      showLook(stepSize(look, 'gurbani', meaning.step));
      break;
    case 'undo':
      undo();
      break;
    case 'search':
    case 'fullscreen':
      break;
  }
  return meaning;
}
