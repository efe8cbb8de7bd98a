import { createInterface } from 'node:readline';
import { createSyncApi, startHost } from '@naad/sync-client';
import { FIRST_PICTURE, showCommand } from './showCommand.ts';

/**
 * A display in a process of its own, for tests with a browser: the real client library, without a screen. It writes a line
 * of JSON for every change, and takes the words `mute`, `unmute`, `leave` and `end` as lines.
 */
const origin = process.argv[2] ?? 'http://localhost:8080';
const api = createSyncApi({ origin, prefix: '/api' });
const host = startHost({
  api,
  origin,
  hostId: crypto.randomUUID(),
  saved: null,
  save: () => undefined,
  takesSettings: true,
});
let picture = FIRST_PICTURE;
let isMute = false;
let commands = 0;

function tell() {
  const { code, pin, connection } = host.getState();
  process.stdout.write(
    `${JSON.stringify({ code, pin, connection: connection.kind, commands, picture, at: Date.now() })}\n`,
  );
}

host.subscribe(tell);
host.onCommand(({ id, command }) => {
  if (isMute) return;
  commands += 1;
  picture = showCommand(picture, command);
  host.show(picture, [id]);
  tell();
});
host.show(picture);

createInterface({ input: process.stdin }).on('line', (word) => {
  if (word === 'mute' || word === 'unmute') isMute = word === 'mute';
  else if (word === 'leave') host.disconnect();
  else if (word === 'end') void host.end().then(() => process.exit(0));
});
// Nobody listens any more: the test is over.
process.stdin.on('end', () => process.exit(0));
