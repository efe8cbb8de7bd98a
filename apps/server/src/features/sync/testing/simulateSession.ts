import {
  type AppliedMessage,
  type CommandReply,
  type HostCommand,
  type ShowMessage,
  type StateMessage,
  DEFAULT_FONT_SIZES,
  EMPTY_PROGRESS,
  EMPTY_STATE,
  isAskedFor,
  LIMITS,
  shouldSend,
  receiveInOrder,
  receiveSequenced,
  receiveSnapshot,
  restartNumbering,
  reduceDelivery,
  createDelivery,
  type Command,
  type Delivery,
  type DeliveryEvent,
  type SequencePosition,
  type SessionCode,
} from '@naad/sync-protocol';
import { SessionLeader } from '../session/SessionLeader.ts';
import { roomOf, ROOMS, type LeaderPorts } from '../session/leaderPorts.ts';
import { createRecord, type SessionRecord } from '../store/sessionRecord.ts';
import { createFakeClock, type FakeClock, currentClient } from './leaderFixtures.ts';

/** Faults of the simulated network. */
export interface NetworkFaults {
  readonly drop: number;
  readonly duplicate: number;
  readonly maxDelayMs: number;
}

export const NO_FAULTS: NetworkFaults = { drop: 0, duplicate: 0, maxDelayMs: 20 };

/** A client's connection to the server. A lost message breaks it soon, and it reconnects after a while. */
interface Wire {
  readonly toServer: (deliver: () => void) => void;
  readonly toClient: (deliver: () => void) => void;
  readonly isUp: () => boolean;
}

interface SimulatedController {
  readonly clientId: string;
  readonly taps: Map<number, { delivery: Delivery; readonly command: Command; readonly tappedAt: number }>;
  tap(command: Command): void;
}

export interface Simulation {
  readonly clock: FakeClock;
  readonly controllers: readonly SimulatedController[];
  readonly host: { state: typeof EMPTY_STATE; gurbani: number; readonly done: readonly string[] };
  readonly views: readonly { line: number | null; id: number | null; seq: number }[];
  readonly record: () => SessionRecord;
  setFaults(faults: NetworkFaults): void;
  /** The display's operator. */
  operate(highlight: number): void;
  readonly idOf: (clientId: string, counter: number) => string;
}

const PIN = '424242';
const saved = { then: (done: (isSaved: boolean) => void) => done(true) } as unknown as Promise<boolean>;

/** A session with a current display, controllers and followers on a faulty network with a simulated clock. */
export function simulateSession(random: () => number, initialFaults: NetworkFaults): Simulation {
  const clock = createFakeClock();
  let faults = initialFaults;
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
    // Without faults a connection keeps the order, in each direction.
    const createCarrier = () => {
      let lastAt = 0;
      return (deliver: () => void) => carry(deliver, (at) => (lastAt = Math.max(lastAt, at)));
    };
    const carry = (deliver: () => void, inOrder: (at: number) => number) => {
      if (!isUp) return;
      const ofLink = link;
      if (random() < faults.drop) return breakSoon(ofLink);
      const copies = random() < faults.duplicate ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) {
        // Each message has its own delay, so a later one may arrive first.
        const at = clock.now() + random() * faults.maxDelayMs;
        const arrivesAt = faults === NO_FAULTS ? inOrder(at) : at;
        clock.after(arrivesAt - clock.now(), () => (isUp && link === ofLink ? deliver() : undefined));
      }
    };
    return { toServer: createCarrier(), toClient: createCarrier(), isUp: () => isUp };
  }

  let hostWire: Wire | null = null;
  let obey: (payload: unknown, acknowledge: (reply: unknown) => void) => void = () => undefined;
  const ports: LeaderPorts = {
    clock,
    toHost(event, payload, acknowledged) {
      // Hosts ignore all other messages; delivering them would change the run of each seed.
      if (event !== 'cmd') return;
      hostWire?.toClient(() => obey(payload, (reply) => hostWire?.toServer(() => acknowledged?.(reply))));
    },
    toRooms(rooms, event, payload) {
      for (const room of rooms) for (const listener of listeners.get(room) ?? []) listener(event, payload);
    },
    dropHost: () => undefined,
    save: () => saved,
    demote: () => undefined,
  };
  const beganBy = { address: '', userAgent: '', isElectron: false };
  const begun = { code: 'BCD-FGH' as SessionCode, epoch: 'e', beganAt: clock.now(), beganBy, tokenHash: 'x' };
  const leader = new SessionLeader(createRecord(begun), ports);

  function startHost() {
    const done: string[] = [];
    const host = { state: EMPTY_STATE, gurbani: 9, done };
    let progress = EMPTY_PROGRESS;
    let rev = 0;
    let acknowledged = 0;
    let answers: string[] = [];
    let refused: string[] = [];

    function sendPicture(): void {
      rev += 1;
      const sentAnswers = answers.slice(-50);
      const fontSizes = { ...DEFAULT_FONT_SIZES, gurbani: host.gurbani };
      const sentRefused = refused.slice(-50);
      const message: ShowMessage = {
        rev,
        state: host.state,
        fontSizes,
        answers: sentAnswers,
        denied: sentRefused.map((id) => ({ id, outcome: 'expired' })),
      };
      wire.toServer(() => {
        leader.receiveShow(message);
        wire.toClient(() => {
          acknowledged = Math.max(acknowledged, message.rev);
          answers = answers.filter((id) => !sentAnswers.includes(id));
          refused = refused.filter((id) => !sentRefused.includes(id));
        });
      });
    }
    function repeat(): void {
      if (wire.isUp() && (acknowledged < rev || answers.length + refused.length > 0)) sendPicture();
      clock.after(400, repeat);
    }
    const connected = () => {
      leader.hostConnected({
        kind: 'current',
        pin: PIN,
        inviteHash: null,
        takesSettings: true,
        keepsDeadlines: true,
        knowsDriving: true,
      });
      progress = restartNumbering(progress);
      [rev, acknowledged] = [0, 0];
      sendPicture();
    };
    const wire = createWire(connected, () => leader.hostLost());
    hostWire = wire;
    obey = (payload, acknowledge) => {
      const message = payload as HostCommand;
      const result = receiveInOrder(progress, message);
      progress = result.progress;
      acknowledge({ received: progress.received });
      if (!result.shouldRun) return;
      if (message.deadline !== undefined && clock.now() > message.deadline) {
        refused.push(message.id);
        return sendPicture();
      }
      done.push(message.id);
      answers.push(message.id);
      const { command } = message;
      if (command.type === 'shabad') {
        const { shabadId: id, verseId: highlight } = command;
        host.state = { ...EMPTY_STATE, kind: 'shabad', id, highlight, homeId: highlight };
      } else if (command.type === 'fontSize') host.gurbani += command.value === 'plus' ? 1 : -1;
      sendPicture();
    };
    connected();
    clock.after(400, repeat);
    return { host, sendPicture };
  }

  function startFollower(rooms: readonly string[], hear: (event: string, payload: unknown) => void) {
    const view = { line: null as number | null, id: null as number | null, seq: -1 };
    let position: SequencePosition = null;
    const take = (message: Pick<StateMessage, 'epoch' | 'seq' | 'state'>, receive = receiveSequenced) => {
      const verdict = receive(position, message);
      if (verdict.kind === 'drop') return void (receive === receiveSnapshot && askSnapshot());
      position = verdict.position;
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
          const verdict = receiveSequenced(position, { epoch, seq });
          if (verdict.kind === 'apply') {
            position = verdict.position;
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
    const client = currentClient(clientId);

    function send(): void {
      const at = clock.now();
      if (hadLink && !wire.isUp()) for (const each of taps.keys()) reduce(each, { kind: 'disconnected' });
      hadLink = wire.isUp();
      for (const [each, tap] of taps) {
        if (!isAskedFor(tap.delivery, at)) continue;
        reduce(each, { kind: 'timePassed', at });
        if (!wire.isUp() || !shouldSend(tap.delivery, at)) continue;
        reduce(each, { kind: 'sent', at });
        const deadline = tap.tappedAt + LIMITS.commandAgeMs;
        const request = { pin: PIN, command: tap.command, counter: each, deadline };
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
        const tappedAt = clock.now();
        taps.set(counter, { delivery: createDelivery(tappedAt), command, tappedAt });
        send();
      },
    });
    return view;
  }

  const { host, sendPicture } = startHost();
  const views = [
    ...[0, 1].map(startController),
    ...[0, 1, 2].map(() => startFollower([ROOMS.followers], () => undefined).view),
  ];
  return {
    clock,
    controllers,
    host,
    views,
    record: () => leader.record(),
    setFaults: (next) => {
      faults = next;
    },
    operate(highlight) {
      host.state = { ...host.state, kind: 'shabad', id: host.state.id ?? 628, highlight };
      sendPicture();
    },
    idOf: (clientId, counter) => `${clientId}:${counter}`,
  };
}
