/**
 * Many followers in one process, for `sync.ts`. Of ours, every other one is an existing client, which says nothing of
 * itself and listens to `data`. When a message was sent stands in its line's number: microseconds since `epoch`.
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
  /** From now on, what is sent to one group counts. */
  | { readonly kind: 'count'; readonly group: string }
  | { readonly kind: 'tell' };

/** How long each message that counted took, in milliseconds. */
export type Told = Float64Array;

interface Line {
  readonly highlight: number;
}

const epoch = BigInt(process.argv[2] ?? '0');
const AT_ONCE = 50;
let counted = '';
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
  const take = ({ highlight }: Line) => {
    if (counted === group) times.push((sinceEpoch() - highlight) / 1_000);
  };
  if (isOurs) socket.on('state', ({ state }: { state: Line }) => take(state));
  else socket.on('data', take);
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

process.on('message', (order: Order) => {
  if (order.kind === 'count') {
    counted = order.group;
    times = [];
  } else if (order.kind === 'tell') {
    process.send?.(Float64Array.from(times));
  } else {
    void (async () => {
      for (let from = 0; from < order.count; from += AT_ONCE) {
        const size = Math.min(AT_ONCE, order.count - from);
        await Promise.all(Array.from({ length: size }, (_, place) => connect(order, from + place)));
      }
      process.send?.('connected');
    })();
  }
});
process.send?.('ready');
