import type { Capabilities } from '@naad/api-client';
import { toAscii } from '@naad/gurbani-text';
import { toggled } from '../../look/toggled.ts';
import { present } from '../../presenter/presenter.ts';
import { createAutoLead } from './createAutoLead.ts';
import { createDeskSession } from './createDeskSession.ts';
import { createDeskStore } from './createDeskStore.ts';
import { createLeader } from './createLeader.ts';
import { createLookChanger } from './createLookChanger.ts';
import { createMemoryKeeper } from './createMemoryKeeper.ts';
import { createOpener } from './createOpener.ts';
import { createPhoneCommands } from './createPhoneCommands.ts';
import { createProjection } from './createProjection.ts';
import type { Desk, DeskParts } from './desk.ts';
import { readMemory } from './memory.ts';
import { offersOf } from './offersOf.ts';
import { isSamePlace } from './place.ts';
import { pressKey } from './pressKey.ts';

/** Puts a desk together; what each part does stands in its own file. */
export function createDesk({ client, store: kept, startSession, id }: DeskParts): Desk {
  const memory = readMemory(kept);
  const store = createDeskStore(memory);
  const { getState, subscribe, change } = store;
  const keeper = createMemoryKeeper(kept, memory, getState);
  let capabilities: Capabilities | null = null;
  let isRestoring = memory.open !== null;

  const projection = createProjection({
    id,
    store,
    say: (answers) => {
      session.say(answers);
    },
    remember: keeper.remember,
    onKey: (key) => {
      desk.press(key, 'page');
    },
  });
  const update: typeof projection.update = (changes, commandId) => {
    isRestoring = false;
    projection.update(changes, commandId);
  };
  const opener = createOpener({ client, store, update, capabilities: () => capabilities });
  const looks = createLookChanger({ store, update, reload: opener.reload });
  const leader = createLeader({ store, update, open: opener.open });
  const session = createDeskSession({
    hostId: memory.hostId,
    store,
    memory: keeper,
    startSession,
    apply: createPhoneCommands({ store, update, open: opener.open, looks, dispatch: leader.dispatch }),
    isRestoring: () => isRestoring,
  });
  const autoLead = createAutoLead(store, () => {
    leader.dispatch({ type: 'nextPressed' });
  });

  async function start(): Promise<void> {
    const { open, cover, isHidden } = memory;
    let { presenter } = getState();
    if (cover !== null) presenter = present(presenter, { type: 'covered', cover });
    if (isHidden) presenter = present(presenter, { type: 'hidden', isHidden });
    change({ presenter });
    // Screens keep what they have until it is there again here.
    if (open === null) update({});
    if (keeper.savedSession() !== null) session.begin();
    capabilities = await client.getCapabilities().catch(() => null);
    change({ offers: offersOf(capabilities) });
    if (open === null || opener.wasAsked()) return;
    await opener.open({ kind: open.kind, id: open.id, place: open, cover });
    isRestoring = false;
  }

  const desk: Desk = {
    getState,
    subscribe,
    open: (request) => opener.open(request),
    present: (event) => {
      leader.dispatch(event);
    },
    cover: leader.cover,
    announce(text, isGurmukhi) {
      leader.dispatch({ type: 'covered', cover: { text: isGurmukhi ? toAscii(text) : text, isGurmukhi } });
    },
    toggle(field) {
      looks.show(toggled(getState().look, field));
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
    togglePin(place) {
      const { pinned } = getState();
      const others = pinned.filter((each) => !isSamePlace(each, place));
      change({ pinned: others.length < pinned.length ? others : [...pinned, place] });
      keeper.remember();
    },
    press: (key, focus) => pressKey({ getState, leader, showLook: looks.show }, key, focus),
    startSession: session.begin,
    endSession() {
      projection.forgetTaps();
      return session.end();
    },
    takeOver: projection.takeOver,
    keep: keeper.write,
    close() {
      autoLead.close();
      keeper.write();
      session.disconnect();
      projection.close();
    },
  };
  void start();
  return desk;
}
