/**
 * Runs inside the server (`node --import`) and reports CPU time, event-loop holds and memory to its parent over IPC. A hold
 * is the main thread's CPU time between two ticks of a timer, so that other processes don't count.
 */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const TICK_MS = 2;
/** Report longer holds at once, so that the parent knows which requests were in flight. */
const REPORTED_MS = 30;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** @returns {() => number} CPU time of the main thread in ms, or of the process where the system doesn't provide it */
function mainThreadClock() {
  const { threadCpuUsage } = /** @type {any} */ (process);
  if (typeof threadCpuUsage === 'function') {
    return () => {
      const { user, system } = threadCpuUsage.call(process);
      return (user + system) / 1_000;
    };
  }
  try {
    const read = () => Number(readFileSync('/proc/self/schedstat', 'latin1').split(' ', 1)[0]) / 1_000_000;
    if (read() > 0) return read;
  } catch {
    // Not Linux.
  }
  return processClock;
}

function processClock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const threadClock = mainThreadClock();
const now = () => performance.timeOrigin + performance.now();
let cpuBefore = threadClock();
let tickBefore = now();
let longestHold = 0;
let windowCpu = processClock();

function look() {
  const [cpu, at] = [threadClock(), now()];
  const hold = Math.min(cpu - cpuBefore, at - tickBefore);
  if (hold > longestHold) longestHold = hold;
  if (hold >= REPORTED_MS) process.send?.({ kind: 'hold', ms: hold, from: tickBefore, to: at });
  cpuBefore = cpu;
  tickBefore = at;
}

if (process.send) {
  setInterval(look, TICK_MS).unref();
  process.on('message', (/** @type {any} */ message) => {
    look();
    if (message.ask === 'begin') {
      longestHold = 0;
      windowCpu = processClock();
      process.send?.({ kind: 'reply', id: message.id });
    } else if (message.ask === 'end') {
      const cpuMs = processClock() - windowCpu;
      process.send?.({ kind: 'reply', id: message.id, cpuMs, holdMs: longestHold });
    } else if (message.ask === 'memory') {
      collect();
      const { rss, heapUsed, external } = process.memoryUsage();
      process.send?.({ kind: 'reply', id: message.id, rss, used: heapUsed + external });
      // The collection isn't part of a request.
      cpuBefore = threadClock();
      tickBefore = now();
    }
  });
  process.channel?.unref();
}
