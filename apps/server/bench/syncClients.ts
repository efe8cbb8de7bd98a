/**
 * Runs many followers in a process for `sync.ts`. Of ours, every other one is a legacy client, which sends no
 * role and listens to `data`. A message carries its send time in its line number: microseconds since `epoch`.
 */
import { io } from 'socket.io-client';

export type Order =
  | {
      readonly kind: 'connect';
      readonly group: string;
      readonly url: string;
      readonly codes: readonly string[];
      readonly count: number;
    }
  /** Counts messages to a group from now on. */
  | { readonly kind: 'count'; readonly group: string }
  | { readonly kind: 'tell' };

/** Delay of each counted message in milliseconds. */
export type Delays = Float64Array;

interface Line {
  readonly highlight: number;
}

const epoch = BigInt(process.argv[2] ?? '0');
const MAX_CONCURRENT = 50;
let countedGroup = '';
let times: number[] = [];

const sinceEpoch = () => Number((process.hrtime.bigint() - epoch) / 1_000n);

function connect({ group, url, codes }: Order & { kind: 'connect' }, number: number): Promise<void> {
  const isOurs = group !== 'plain' && number % 2 === 0;
  const socket = io(`${url}/${codes[number % codes.length] ?? ''}`, {
    transports: ['websocket'],
    forceNew: true,
    auth: isOurs ? { v: 2, role: 'follower' } : {},
    extraHeaders: {
      'x-forwarded-for': `198.51.${String(number % 10)}.${String(Math.floor(number / 10) % 250)}`,
    },
  });
  const handleLine = ({ highlight }: Line) => {
    if (countedGroup === group) times.push((sinceEpoch() - highlight) / 1_000);
  };
  if (isOurs) socket.on('state', ({ state }: { state: Line }) => handleLine(state));
  else socket.on('data', handleLine);
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

process.on('message', (order: Order) => {
  if (order.kind === 'count') {
    countedGroup = order.group;
    times = [];
  } else if (order.kind === 'tell') {
    process.send?.(Float64Array.from(times));
  } else {
    void (async () => {
      for (let from = 0; from < order.count; from += MAX_CONCURRENT) {
        const size = Math.min(MAX_CONCURRENT, order.count - from);
        await Promise.all(Array.from({ length: size }, (_, index) => connect(order, from + index)));
      }
      process.send?.('connected');
    })();
  }
});
process.send?.('ready');
