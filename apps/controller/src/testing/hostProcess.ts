import { createInterface } from 'node:readline';
import { createSyncApi, SessionHost } from '@naad/sync-client';
import { INITIAL_PICTURE, applyCommand } from './applyCommand.ts';

/**
 * A display in its own process for browser tests: the real client library without a screen. It prints a line of JSON for
 * every change and reads the commands `mute`, `unmute`, `leave` and `end` as lines.
 */
const origin = process.argv[2] ?? 'http://localhost:8080';
const api = createSyncApi({ origin, prefix: '/api' });
const host = new SessionHost({
  api,
  origin,
  hostId: crypto.randomUUID(),
  saved: null,
  save: () => undefined,
  takesSettings: true,
});
let picture = INITIAL_PICTURE;
let isMuted = false;
let commands = 0;

function printState() {
  const { code, pin, connection } = host.getState();
  process.stdout.write(
    `${JSON.stringify({ code, pin, connection: connection.kind, commands, picture, at: Date.now() })}\n`,
  );
}

host.subscribe(printState);
host.onCommand(({ id, command }) => {
  if (isMuted) return;
  commands += 1;
  picture = applyCommand(picture, command);
  host.show(picture, [id]);
  printState();
});
host.show(picture);

createInterface({ input: process.stdin }).on('line', (word) => {
  if (word === 'mute' || word === 'unmute') isMuted = word === 'mute';
  else if (word === 'leave') host.disconnect();
  else if (word === 'end') void host.end().then(() => process.exit(0));
});
// A closed stdin means that the test is over.
process.stdin.on('end', () => process.exit(0));
