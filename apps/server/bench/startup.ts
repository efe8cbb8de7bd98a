/**
 * Measures the built server's startup time and its memory after work: `npm run bench -w @naad/server` after a
 * build. Three starts, each with the same requests: 50 rounds of reading, then 20 of the largest responses.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/testing/freePort.ts';

const main = fileURLToPath(new URL('../../../dist/@naad/server/main.js', import.meta.url));
const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Requests of readers: pages of the site (if built), searches, shabads, angs, a bani. */
const READING = [
  '/',
  '/shabad?id=3590',
  '/ang?ang=5&source=G',
  '/search?q=hh',
  '/api/v2/search/DDrgj',
  '/api/v2/search/h?searchtype=1',
  '/api/v2/search/Lord?searchtype=3',
  '/api/v2/search/%E0%A8%B9%E0%A8%B0%E0%A8%BF?searchtype=2',
  '/api/v2/shabads/3590',
  '/api/v2/angs/600/D',
  '/api/v2/banis/2',
  '/api/capabilities',
];

/** The largest responses, megabytes each. */
const LARGEST = ['/api/v2/angs/1-20', '/api/v2/banis/31', '/api/v2/shabads/1,4,10,1839,40023,32001'];

/** Resident memory of a process in MB. */
function residentMb(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function sendRequests(url: string, paths: readonly string[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const reply = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
      if (reply.status >= 500) throw new Error(`${path} answered ${reply.status}`);
      await reply.arrayBuffer();
    }
  }
}

async function measure() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main], {
    env: {
      HUKAMNAMA_ARCHIVE_URL: 'off',
      ...process.env,
      PORT: String(port),
      NAAD_DIST: dist,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
  });
  if (child.pid === undefined) throw new Error('The server could not be started.');
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    await wait(10);
  }
  const readyMs = Math.round(performance.now() - startedAt);
  const atStart = residentMb(child.pid);
  await sendRequests(url, READING, 50);
  const afterReading = residentMb(child.pid);
  await sendRequests(url, LARGEST, 20);
  const afterLargest = residentMb(child.pid);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.on('close', resolve));
  return {
    readyMs,
    atStartMb: atStart.now,
    afterReadingMb: afterReading.now,
    peakReadingMb: afterReading.peak,
    afterLargestMb: afterLargest.now,
    peakLargestMb: afterLargest.peak,
  };
}

console.log(`Node ${process.version}, ${cpus().length} cores`);
for (let run = 0; run < 3; run += 1) console.table(await measure());
