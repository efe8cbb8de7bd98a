import type {
  AppliedMessage,
  CommandReply,
  HostCommand,
  ShowMessage,
  StateMessage,
} from '@naad/sync-protocol';
import {
  DEFAULT_FONT_SIZES,
  EMPTY_ORDERED_PLACE,
  EMPTY_STATE,
  isSettled,
  isToSend,
  receiveInOrder,
  receiveSequenced,
  receiveSnapshot,
  reconnectOrdered,
  reduceDelivery,
  tapped,
  type Command,
  type Delivery,
  type DeliveryEvent,
  type SequencePlace,
  type SessionCode,
} from '@naad/sync-protocol';
import { createLeader } from '../session/createLeader.ts';
import { roomOf, ROOMS, type LeaderPorts } from '../session/leaderPorts.ts';
import { createRecord, type SessionRecord } from '../store/sessionRecord.ts';
import { createFakeClock, type FakeClock } from './createFakeClock.ts';

/** Numbers that are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How bad the network is. */
export interface Weather {
  readonly drop: number;
  readonly duplicate: number;
  readonly maxDelayMs: number;
}

export const FAIR: Weather = { drop: 0, duplicate: 0, maxDelayMs: 20 };

/** One side's wire to the server. What is dropped breaks it soon, and it comes back after a while. */
interface Wire {
  readonly toServer: (deliver: () => void) => void;
  readonly toClient: (deliver: () => void) => void;
  readonly isUp: () => boolean;
}

interface SimulatedController {
  readonly clientId: string;
  readonly taps: Map<number, { delivery: Delivery; readonly command: Command }>;
  tap(command: Command): void;
}

export interface Simulation {
  readonly clock: FakeClock;
  readonly controllers: readonly SimulatedController[];
  readonly host: { state: typeof EMPTY_STATE; gurbani: number; readonly done: readonly string[] };
  readonly views: readonly { line: number | null; id: number | null; seq: number }[];
  readonly record: () => SessionRecord;
  setWeather(weather: Weather): void;
  /** The operator at the display. */
  operate(highlight: number): void;
  readonly idOf: (clientId: string, counter: number) => string;
}

const PIN = '424242';
const saved = { then: (done: (isSaved: boolean) => void) => done(true) } as unknown as Promise<boolean>;

/** A session with a display of ours, controllers and followers, on a network as bad as one likes and a clock of its own. */
export function simulateSession(random: () => number, initialWeather: Weather): Simulation {
  const clock = createFakeClock();
  let weather = initialWeather;
  const controllers: SimulatedController[] = [];
  const listeners = new Map<string, Set<(event: string, payload: unknown) => void>>();

  function createWire(onUp: () => void, onDown: () => void): Wire {
    let link = 1;
    let isUp = true;
    const breakSoon = (ofLink: number) => {
      clock.after(random() * 300, () => {
        if (!isUp || link !== ofLink) return;
        isUp = false;
        link += 1;
        onDown();
        clock.after(50 + random() * 500, () => {
          isUp = true;
          onUp();
        });
      });
    };
    const carry = (deliver: () => void) => {
      if (!isUp) return;
      const ofLink = link;
      if (random() < weather.drop) return breakSoon(ofLink);
      const copies = random() < weather.duplicate ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) {
        // Each its own delay: what was sent later may come before.
        clock.after(random() * weather.maxDelayMs, () => (isUp && link === ofLink ? deliver() : undefined));
      }
    };
    return { toServer: carry, toClient: carry, isUp: () => isUp };
  }

  let hostWire: Wire | null = null;
  let obey: (event: string, payload: unknown, acknowledge: (reply: unknown) => void) => void = () =>
    undefined;
  const ports: LeaderPorts = {
    clock,
    toHost(event, payload, acknowledged) {
      hostWire?.toClient(() =>
        obey(event, payload, (reply) => hostWire?.toServer(() => acknowledged?.(reply))),
      );
    },
    toRooms(rooms, event, payload) {
      for (const room of rooms) for (const listener of listeners.get(room) ?? []) listener(event, payload);
    },
    save: () => saved,
  };
  const beganBy = { address: '', userAgent: '', isElectron: false };
  const begun = { code: 'BCD-FGH' as SessionCode, epoch: 'e', beganAt: clock.now(), beganBy, tokenHash: 'x' };
  const leader = createLeader(createRecord(begun), ports);

  function startHost() {
    const done: string[] = [];
    const host = { state: EMPTY_STATE, gurbani: 9, done };
    let place = EMPTY_ORDERED_PLACE;
    let rev = 0;
    let acknowledged = 0;
    let answers: string[] = [];

    function tell(): void {
      rev += 1;
      const said = answers.slice(-50);
      const fontSizes = { ...DEFAULT_FONT_SIZES, gurbani: host.gurbani };
      const message: ShowMessage = { rev, state: host.state, fontSizes, answers: said };
      wire.toServer(() => {
        leader.receiveShow(message);
        wire.toClient(() => {
          acknowledged = Math.max(acknowledged, message.rev);
          answers = answers.filter((id) => !said.includes(id));
        });
      });
    }
    function repeat(): void {
      if (wire.isUp() && (acknowledged < rev || answers.length > 0)) tell();
      clock.after(400, repeat);
    }
    const connected = () => {
      leader.hostConnected({ kind: 'current', pin: PIN, takesSettings: true });
      place = reconnectOrdered(place);
      [rev, acknowledged] = [0, 0];
      tell();
    };
    const wire = createWire(connected, () => leader.hostLost());
    hostWire = wire;
    obey = (event, payload, acknowledge) => {
      if (event !== 'cmd') return;
      const message = payload as HostCommand;
      const taken = receiveInOrder(place, message);
      place = taken.place;
      acknowledge({ received: place.received });
      if (!taken.isToDo) return;
      done.push(message.id);
      answers.push(message.id);
      const { command } = message;
      if (command.type === 'shabad') {
        const { shabadId: id, verseId: highlight } = command;
        host.state = { ...EMPTY_STATE, kind: 'shabad', id, highlight, homeId: highlight };
      } else if (command.type === 'fontSize') host.gurbani += command.value === 'plus' ? 1 : -1;
      tell();
    };
    connected();
    clock.after(400, repeat);
    return { host, tell };
  }

  function startFollower(rooms: readonly string[], hear: (event: string, payload: unknown) => void) {
    const view = { line: null as number | null, id: null as number | null, seq: -1 };
    let place: SequencePlace = null;
    const take = (message: Pick<StateMessage, 'epoch' | 'seq' | 'state'>, receive = receiveSequenced) => {
      const verdict = receive(place, message);
      if (verdict.kind === 'drop') return;
      place = verdict.place;
      Object.assign(view, { line: message.state.highlight, id: message.state.id, seq: message.seq });
      if (verdict.isGap) askSnapshot();
    };
    const askSnapshot = () =>
      wire.toServer(() => {
        const record = leader.record();
        wire.toClient(() => take(record, receiveSnapshot));
      });
    const wire = createWire(askSnapshot, () => undefined);
    const listen = (event: string, payload: unknown) => {
      wire.toClient(() => {
        if (event === 'state') take(payload as StateMessage);
        else if (event === 'settings') {
          const { epoch, seq } = payload as StateMessage;
          const verdict = receiveSequenced(place, { epoch, seq });
          if (verdict.kind === 'apply') {
            place = verdict.place;
            view.seq = seq;
            if (verdict.isGap) askSnapshot();
          }
        } else hear(event, payload);
      });
    };
    for (const room of rooms) listeners.set(room, (listeners.get(room) ?? new Set()).add(listen));
    return { view, wire };
  }

  function startController(index: number) {
    const clientId = `controller-${index}-0000000000`;
    const taps: SimulatedController['taps'] = new Map();
    let counter = 0;
    let hadLink = true;
    const reduce = (each: number, event: DeliveryEvent) => {
      const tap = taps.get(each);
      if (tap) tap.delivery = reduceDelivery(tap.delivery, event);
    };
    const { view, wire } = startFollower([ROOMS.controllers, roomOf(clientId)], (event, payload) => {
      if (event !== 'applied') return;
      const message = payload as AppliedMessage;
      reduce(message.counter, { kind: 'applied', ...message });
    });
    const client = { socketId: clientId, clientId, isController: true, connectedMs: 60_000 };

    function send(): void {
      const at = clock.now();
      if (hadLink && !wire.isUp()) for (const each of taps.keys()) reduce(each, { kind: 'disconnected' });
      hadLink = wire.isUp();
      for (const [each, tap] of taps) {
        if (isSettled(tap.delivery)) continue;
        reduce(each, { kind: 'timePassed', at });
        if (!wire.isUp() || !isToSend(tap.delivery, at)) continue;
        reduce(each, { kind: 'sent', at });
        if (tap.delivery.phase === 'accepted') tap.delivery = { ...tap.delivery, acceptedAt: at };
        const request = { pin: PIN, command: tap.command, counter: each };
        wire.toServer(() =>
          leader.command(client, request, (reply: CommandReply) =>
            wire.toClient(() => reduce(each, { kind: 'replied', at: clock.now(), reply })),
          ),
        );
      }
    }
    function repeat(): void {
      send();
      clock.after(25, repeat);
    }
    clock.after(25, repeat);
    controllers.push({
      clientId,
      taps,
      tap(command) {
        counter += 1;
        taps.set(counter, { delivery: tapped(clock.now()), command });
        send();
      },
    });
    return view;
  }

  const { host, tell } = startHost();
  const views = [
    ...[0, 1].map(startController),
    ...[0, 1, 2].map(() => startFollower([ROOMS.followers], () => undefined).view),
  ];
  return {
    clock,
    controllers,
    host,
    views,
    record: leader.record,
    setWeather: (next) => {
      weather = next;
    },
    operate(highlight) {
      host.state = { ...host.state, kind: 'shabad', id: host.state.id ?? 628, highlight };
      tell();
    },
    idOf: (clientId, counter) => `${clientId}:${counter}`,
  };
}
