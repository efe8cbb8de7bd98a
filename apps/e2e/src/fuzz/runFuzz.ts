import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildRequest } from './buildRequest.ts';
import { buildScript, type ScriptSession, type SocketScript } from './buildScript.ts';
import { createCostMeter } from './createCostMeter.ts';
import { createLogWatch } from './createLogWatch.ts';
import { createMemoryWatch } from './createMemoryWatch.ts';
import { createSuspects, nameOfCase, type CaseId } from './createSuspects.ts';
import type { FuzzContext, FuzzRequest, Target } from './fuzzRequest.ts';
import { type FuzzReport, type MeasuredCost, createFailures } from './fuzzReport.ts';
import { judge } from './judge.ts';
import { endsLogin } from './mutations.ts';
import { openConnection, type Connection, type Exchange, type ServerAddress } from './openConnection.ts';
import { openContext, renewSpareLogin } from './openContext.ts';
import { newPageTargets, PAGE_TARGETS, readPagePaths } from './pageTargets.ts';
import { readTargets } from './readTargets.ts';
import { reproduce } from './reproduce.ts';
import { runScript, type ScriptResult } from './runScript.ts';
import { startCanary } from './startCanary.ts';
import { startFuzzedServer, type FuzzedServer } from './startFuzzedServer.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly frames: number;
  readonly seed: number;
  /** No case starts after this long; null for no limit. */
  readonly seconds: number | null;
  readonly concurrency: number;
  /** Origin of a running server, or null to start the built one with a probe. */
  readonly external: string | null;
  /** Only routes with one of these texts in their name; empty for all. */
  readonly routes?: readonly string[];
  /** Modules to load into the server before it starts. */
  readonly imports?: readonly string[];
  /** Replays one case instead of a run. */
  readonly only?: CaseId | null;
  readonly onProgress?: (text: string) => void;
  readonly onLogLine?: (line: string) => void;
}

const FRAMES_PER_SCRIPT = 25;
const REQUEST_BATCHES = 18;
const SCRIPT_BATCHES = 6;
const EXCHANGE_TIMEOUT_MS = 20_000;
/** Second, longer timeout for a request without a response, since the machine may be busy. */
const RETRY_TIMEOUT_MS = 60_000;
/** Time for the last log lines to arrive. */
const LOG_FLUSH_MS = 300;

/**
 * Runs the suite.
 *
 * @throws Error without a build, a server, its OpenAPI document or a session for the canary
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, onProgress = () => undefined } = options;
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1_000;
  const isTimeUp = () => options.seconds !== null && elapsed() > options.seconds;
  const failures = createFailures();
  const suspects = createSuspects();
  const secrets = new Set<string>();
  const log = createLogWatch(secrets);
  const routeByIndex = new Map<number, string>();
  /** True once another process has stopped the server. */
  let isClosing = false;

  function readLogLine(line: string): void {
    options.onLogLine?.(line);
    isClosing ||= /"signal":"SIG\w+".*"msg":"closing"/.test(line);
    for (const { detector, summary, index, line: shown } of log.read(line)) {
      // Markers of scripts start at a million.
      const isScript = index !== null && index >= 1_000_000;
      const route = index === null ? '' : isScript ? 'sockets' : (routeByIndex.get(index) ?? '');
      const only =
        index === null ? '' : ` --only ${isScript ? `s${String(index - 1_000_000)}` : String(index)}`;
      failures.add({ detector, summary }, 'log', () => `--seed ${String(seed)}${only} ${route}: ${shown}`);
    }
  }

  const server: FuzzedServer | null =
    options.external === null
      ? await startFuzzedServer({
          onLine: readLogLine,
          onHold: suspects.held,
          imports: options.imports ?? [],
        })
      : null;
  try {
    const external = options.external === null ? null : new URL(options.external);
    const address: ServerAddress = server ?? {
      host: (external?.hostname ?? '').replace(/^\[|\]$/g, ''),
      port: Number(external?.port ?? 80),
    };
    const origin = options.external ?? `http://localhost:${String(address.port)}`;
    return await attack({ options, server, address, origin });
  } finally {
    await server?.stop();
  }

  async function attack(parts: {
    options: FuzzOptions;
    server: FuzzedServer | null;
    address: ServerAddress;
    origin: string;
  }): Promise<FuzzReport> {
    const { address, origin } = parts;
    const described = readTargets(await (await fetch(`${origin}/api/docs/json`)).json());
    const wanted = options.routes ?? [];
    const newPages = newPageTargets(await readPagePaths());
    const targets: Target[] = [...described, ...PAGE_TARGETS, ...newPages].filter(
      ({ name }) => wanted.length === 0 || wanted.some((each) => name.includes(each)),
    );
    if (targets.length === 0) throw new Error(`No route name contains any of: ${wanted.join(', ')}`);
    let context = await openContext(
      origin,
      described.some(({ needsLogin }) => needsLogin),
    );
    rememberSecrets(context);
    const canary = await startCanary(origin);
    const statuses: Record<string, number> = {};
    const routes = new Map<string, { requests: number; succeeded: number }>();
    const ends: Record<string, number> = {};
    const counts = { requests: 0, frames: 0, scripts: 0 };
    let lastSession: ScriptSession | null = null;
    let renewing: Promise<void> | null = null;

    function rememberSecrets({ token, spareToken, codes, loginCookie }: FuzzContext): void {
      const cookies = [...(loginCookie?.matchAll(/=([^;]+)/g) ?? [])].map(([, value]) => value);
      for (const each of [token, spareToken, ...cookies, ...codes]) if (each) secrets.add(each);
    }

    const isDown = () => server !== null && (isClosing || server.exitCode() !== null);

    const memory = createMemoryWatch(server?.probe ?? null, isDown);

    function fail(found: ReturnType<typeof judge>[number], id: CaseId, where: string, rerun: string): void {
      failures.add(found, where, () => `--seed ${String(seed)} --only ${nameOfCase(id)}: ${rerun}`);
    }

    /** HTTP allows a retry when a reused connection turns out to be closed (RFC 9112, 9.3.1). */
    async function exchangeOn(connection: Connection, request: FuzzRequest): Promise<Exchange> {
      const wasUsed = connection.isOpen();
      const exchange = await connection.exchange(request, EXCHANGE_TIMEOUT_MS);
      const isLost = wasUsed && exchange.end === 'ended' && exchange.responses.length === 0;
      return isLost ? connection.exchange(request, EXCHANGE_TIMEOUT_MS) : exchange;
    }

    function addressOf(index: number): ServerAddress {
      // A server bound to `::` listens on both.
      const isNamed = address.host === 'localhost';
      return isNamed ? { host: index % 2 === 0 ? '127.0.0.1' : '::1', port: address.port } : address;
    }

    async function sendRequest(index: number, connection: Connection): Promise<void> {
      const request = buildRequest(seed, index, targets, context);
      const { route } = request;
      const id: CaseId = { kind: 'request', index };
      routeByIndex.set(index, route);
      const own = request.needsOwnConnection ? openConnection(addressOf(index)) : connection;
      suspects.started(id, route);
      let exchange = await exchangeOn(own, request);
      suspects.ended(id);
      if (request.needsOwnConnection) own.close();
      if (exchange.end === 'silent' && !isDown()) {
        const fresh = openConnection(addressOf(index));
        exchange = await fresh.exchange(request, RETRY_TIMEOUT_MS);
        fresh.close();
      }
      counts.requests += 1;
      const counted = routes.get(route) ?? { requests: 0, succeeded: 0 };
      counted.requests += 1;
      for (const { status } of exchange.responses) {
        const group = `${String(status)[0] ?? '?'}xx`;
        statuses[group] = (statuses[group] ?? 0) + 1;
      }
      const isSuccess = exchange.responses.some(({ status }) => status >= 200 && status < 400);
      if (isSuccess) counted.succeeded += 1;
      const revision = /^\{"revision":(\d+)/.exec(exchange.responses[0]?.start.toString('latin1') ?? '')?.[1];
      if (revision !== undefined) context = { ...context, revision: Number(revision) };
      routes.set(route, counted);
      // A crash is one failure, not one for each request after it.
      if (isDown()) return;
      for (const found of judge(request, exchange)) fail(found, id, route, reproduce(request));
      if (isSuccess && endsLogin(route)) {
        renewing ??= renewSpareLogin(origin, context).then((renewed) => {
          context = renewed;
          rememberSecrets(context);
          renewing = null;
        });
        await renewing;
      }
    }

    async function beginSession(): Promise<ScriptSession | null> {
      const reply = await fetch(`${origin}/api/sync/begin?v=2`);
      if (!reply.ok) return lastSession;
      const { data } = (await reply.json()) as { data: { namespaceString: string; token: string } };
      lastSession = {
        code: data.namespaceString,
        token: data.token,
        pin: String(randomInt(100_000, 999_999)),
      };
      secrets.add(lastSession.code).add(lastSession.token);
      return lastSession;
    }

    async function playScript(index: number): Promise<{ script: SocketScript; result: ScriptResult } | null> {
      const session = await beginSession();
      if (!session) return null;
      const script = buildScript(seed, index, FRAMES_PER_SCRIPT, session);
      const id: CaseId = { kind: 'script', index };
      const name = `sockets as ${script.role} (${script.transport})`;
      suspects.started(id, name);
      const result = await runScript(addressOf(index), script, session);
      suspects.ended(id);
      return { script, result };
    }

    async function sendScript(index: number): Promise<void> {
      const played = await playScript(index);
      if (!played || isDown()) return;
      const { script, result } = played;
      counts.scripts += 1;
      counts.frames += result.sent;
      const ended = `${script.role}: ${result.end}`;
      ends[ended] = (ends[ended] ?? 0) + 1;
      const id: CaseId = { kind: 'script', index };
      const where = `sockets as ${script.role} (${script.transport})`;
      const frames = `frames ${[...new Set(script.frames.map(({ shape }) => shape))].join(', ')}`;
      if (result.end === 'silent' || result.end === 'refused') {
        fail({ detector: 'no response', summary: `the connection is ${result.end}` }, id, where, frames);
      }
      if (result.failedStatus > 0) {
        fail({ detector: 'server error', summary: String(result.failedStatus) }, id, where, frames);
      }
    }

    const canContinue = () => !isTimeUp() && !isDown();

    /**
     * Runs cases concurrently.
     *
     * @param end the index to stop before, evaluated for each case
     * @returns the first index that wasn't run
     */
    async function runConcurrently(
      from: number,
      end: () => number,
      work: (index: number, worker: number) => Promise<void>,
    ): Promise<number> {
      let next = from;
      await Promise.all(
        Array.from({ length: options.concurrency }, async (_, worker) => {
          while (next < end() && canContinue()) {
            const index = next;
            next += 1;
            await work(index, worker);
          }
        }),
      );
      return next;
    }

    /** Samples memory between batches, when no request is in flight. */
    async function endBatch(): Promise<void> {
      await memory.sample(counts.requests + counts.scripts);
      onProgress(
        `${elapsed().toFixed(0)} s: ${String(counts.requests)} requests, ${String(counts.frames)} frames, ${String(failures.list().length)} kinds of failure`,
      );
    }

    async function sendRequests(): Promise<void> {
      const { requests, concurrency } = options;
      const connections = Array.from({ length: concurrency }, (_, worker) =>
        openConnection(addressOf(worker)),
      );
      for (let batch = 1; batch <= REQUEST_BATCHES && canContinue(); batch += 1) {
        const [from, to] = [batch - 1, batch].map((each) => Math.floor((each * requests) / REQUEST_BATCHES));
        await runConcurrently(
          from ?? 0,
          () => to ?? 0,
          (index, worker) => sendRequest(index, connections[worker] as Connection),
        );
        await endBatch();
      }
      for (const connection of connections) connection.close();
    }

    /** Runs scripts until enough frames were sent, since a script can end early. */
    async function sendScripts(): Promise<void> {
      const { frames } = options;
      let next = 0;
      for (let batch = 1; batch <= SCRIPT_BATCHES && canContinue(); batch += 1) {
        const wanted = (batch * frames) / SCRIPT_BATCHES;
        next = await runConcurrently(
          next,
          () => (counts.frames < wanted ? Number.POSITIVE_INFINITY : 0),
          sendScript,
        );
        await endBatch();
      }
    }

    async function runCase({ kind, index }: CaseId): Promise<void> {
      if (kind === 'script') {
        await playScript(index);
        return;
      }
      const connection = openConnection(addressOf(index));
      await connection.exchange(buildRequest(seed, index, targets, context), RETRY_TIMEOUT_MS);
      connection.close();
    }

    const meter = createCostMeter({
      probe: server?.probe ?? null,
      suspects,
      runCase,
      async prepare(route) {
        if (!endsLogin(route)) return;
        context = await renewSpareLogin(origin, context);
        rememberSecrets(context);
      },
      isDown,
      elapsed,
    });

    function judgeCosts(costs: readonly MeasuredCost[]): void {
      for (const cost of costs) {
        const found = meter.judgeCost(cost);
        if (!found) continue;
        const { route, only, cpuMs, holdMs } = cost;
        const kind = only.startsWith('s') ? 'script' : 'request';
        const index = Number(only.replace('s', ''));
        const rerun = kind === 'script' ? '' : reproduce(buildRequest(seed, index, targets, context));
        const measured = `hold ${holdMs.toFixed(0)} ms, CPU ${cpuMs.toFixed(0)} ms: ${rerun}`;
        fail(found, { kind, index }, route, measured);
      }
    }

    function judgeMemory(): void {
      const found = memory.judge();
      if (found) failures.add(found, 'server', () => `MB after collections: ${memory.heaps()}`);
    }

    await memory.sample(counts.requests + counts.scripts);
    let costs: MeasuredCost[] = [];
    if (options.only) {
      await replay(options.only);
    } else {
      await sendRequests();
      await sendScripts();
      onProgress(`${elapsed().toFixed(0)} s: measuring the slowest cases alone`);
      costs = await meter.measureSuspects();
      judgeCosts(costs);
      judgeMemory();
    }

    /** Replays one case and prints everything about it. */
    async function replay(id: CaseId): Promise<void> {
      if (id.kind === 'request') {
        const request = buildRequest(seed, id.index, targets, context);
        onProgress(`${request.route} (${request.shape})\n${request.bytes.toString('latin1')}\n`);
        const connection = openConnection(addressOf(id.index));
        const { responses, end } = await connection.exchange(request, RETRY_TIMEOUT_MS);
        connection.close();
        for (const { status, start } of responses) onProgress(`${String(status)} ${start.toString()}\n`);
        onProgress(`The exchange: ${end}\n`);
        await sendRequest(id.index, openConnection(addressOf(id.index)));
        costs = [await meter.measureAlone({ ...id, route: request.route })];
      } else {
        const played = await playScript(id.index);
        for (const { shape, bytes } of played?.script.frames ?? [])
          onProgress(`${shape}: ${bytes.toString('latin1').slice(0, 500)}`);
        onProgress(
          `The connection as ${played?.script.role ?? 'nobody'}: ${JSON.stringify(played?.result)}\n`,
        );
        await sendScript(id.index);
        costs = [await meter.measureAlone({ ...id, route: 'sockets' })];
      }
      judgeCosts(costs);
    }

    await canary.stop();
    if (isClosing) throw new Error('The server was stopped by a signal from outside.');
    if (isDown()) {
      failures.add(
        { detector: 'crash', summary: `the server exited with ${String(server?.exitCode())}` },
        'server',
        () =>
          `--seed ${String(seed)}, after ${String(counts.requests)} requests and ${String(counts.frames)} frames`,
      );
    } else {
      for (const problem of canary.problems()) {
        failures.add(
          { detector: 'canary', summary: 'an unattacked session was disturbed' },
          'sockets',
          () => problem,
        );
      }
    }
    await pause(LOG_FLUSH_MS);
    return {
      seed,
      seconds: elapsed(),
      ...counts,
      statuses,
      routes,
      ends,
      costs,
      measured: costs.length,
      memory: memory.summary(),
      logLines: log.lines(),
      taps: canary.taps(),
      slowestTapMs: canary.slowestMs(),
      failures: failures.list(),
    };
  }
}
