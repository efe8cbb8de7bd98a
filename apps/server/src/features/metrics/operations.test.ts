import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '../../components/createJob.ts';
import { openWholeServer, type WholeServer } from '../../testing/openWholeServer.ts';
import { createMetrics } from './createMetrics.ts';
import { readMetricNames, readSamples } from './testing/readSamples.ts';

const ROOT = new URL('../../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

const rules = read('ops/prometheus/naad.rules.yml');
const ruleTests = read('ops/prometheus/naad.rules.test.yml');
const runbook = read('docs/runbook.md');
const guide = read('docs/operating.md');
const dashboard = JSON.parse(read('ops/grafana/naad.json')) as {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly type: string;
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly targets?: readonly { readonly expr: string }[];
  }[];
};
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');

/** Files with queries, by name. */
const QUERY_FILES: readonly (readonly [name: string, text: string])[] = [
  ['naad.rules.yml', rules],
  ['naad.rules.test.yml', ruleTests],
  ['naad.json', queries],
];

const ALERT = /^ +- alert: (\w+)$/gm;
const alerts = [...rules.matchAll(ALERT)].map(([, name = '']) => name);

/** The metrics that a text names, without the endings of a histogram's series. */
function namedMetrics(text: string): string[] {
  const names = text.match(/\b(?:naad|nodejs|process)_[a-z\d_]*[a-z\d]\b/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))];
}

/** Selectors such as `naad_taps_total{outcome="shown"}`: the metric, and its labels with their comparisons. */
function selectorsIn(text: string): { metric: string; labels: readonly (readonly [string, string])[] }[] {
  return [...text.matchAll(/\b((?:naad|nodejs|process)_\w+)\{([^}]*)\}/g)].map(
    ([, metric = '', inner = '']) => ({
      metric,
      labels: [...inner.matchAll(/(\w+)=~?"([^"]*)"/g)].map(
        ([, label = '', value = '']) => [label, value] as const,
      ),
    }),
  );
}

/** Labels that Prometheus adds itself. */
const TARGET_LABELS = new Set(['job', 'instance']);

/** Values that depend on what happens. */
const OPEN_LABELS = new Set(['method', 'status', 'version', 'le']);

/** The code of the server without tests. */
function sourcesOf(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sourcesOf(new URL(`${entry.name}/`, folder));
    const isCode = entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts');
    return isCode ? [readFileSync(new URL(entry.name, folder), 'utf8')] : [];
  });
}

describe('what operators get for metrics', () => {
  const metrics = createMetrics({ serves: 'all' });
  let site: WholeServer;
  let names: ReadonlySet<string>;
  let labelsOf: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

  beforeAll(async () => {
    site = await openWholeServer({ metrics });
    const job = createJob('hukamnamas');
    job.succeeded();
    metrics.addJobs([job]);
    for (const url of ['/', '/healthz', '/api/v2/search/dgj', '/favicon.svg'])
      await site.server.inject({ url });
    const text = await metrics.text();
    names = readMetricNames(text);
    const found = new Map<string, Map<string, Set<string>>>();
    for (const { metric, labels } of selectorsIn([...readSamples(text).keys()].join('\n'))) {
      const known = found.get(metric) ?? new Map<string, Set<string>>();
      found.set(metric, known);
      for (const [label, value] of labels) known.set(label, (known.get(label) ?? new Set()).add(value));
    }
    labelsOf = found;
  });
  afterAll(() => site.close());

  it.each<readonly [name: string, text: string]>([
    ...QUERY_FILES,
    ['runbook.md', runbook],
    ['operating.md', guide],
  ])('every metric that %s names exists [G25]', (_name, text) => {
    const named = namedMetrics(text);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(QUERY_FILES)('every label that %s compares exists, with that value [G25]', (_name, text) => {
    const selectors = selectorsIn(text);
    expect(selectors.length).toBeGreaterThan(10);
    const faults = selectors.flatMap(({ metric, labels }) =>
      labels.flatMap(([label, pattern]) => {
        if (TARGET_LABELS.has(label)) return [];
        const values = labelsOf.get(metric)?.get(label);
        if (!values) return [`${metric} has no label ${label}`];
        if (OPEN_LABELS.has(label) || metric === 'naad_component_state' || metric.startsWith('naad_job_'))
          return [];
        const isKnown = [...values].some((value) =>
          new RegExp(`^(?:${pattern.replaceAll('*', '\\*')})$`).test(value),
        );
        return isKnown ? [] : [`${metric}: ${label} is never ${pattern}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('every metric of the server is explained in the guide and on the dashboard [G25]', () => {
    const own = [...names].filter((name) => name.startsWith('naad_'));
    expect(own.length).toBeGreaterThan(12);
    expect(own.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
    const shown = new Set(namedMetrics(queries));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('every alert has a test, and a heading in the runbook that it links to [G25]', () => {
    expect(alerts.length).toBeGreaterThan(9);
    expect(new Set(alerts).size).toBe(alerts.length);
    const links = [...rules.matchAll(/runbook: docs\/runbook\.md#(\w+)/g)].map(([, anchor]) => anchor);
    expect(links).toEqual(alerts.map((name) => name.toLowerCase()));
    expect([...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
    expect(alerts.filter((name) => !ruleTests.includes(`alertname: ${name}\n`))).toEqual([]);
  });

  it('the runbook quotes only log lines of the server [G25]', () => {
    const code = sourcesOf(new URL('apps/server/src/', ROOT)).join('\n');
    const panels = new Set(dashboard.panels.map(({ title }) => title));
    const quoted = [...runbook.matchAll(/“([^”]+)”/g)].map(([, line = '']) => line);
    expect(quoted.length).toBeGreaterThan(15);
    expect(quoted.filter((line) => !code.includes(line) && !panels.has(line))).toEqual([]);
  });

  it('the runbook names only addresses that the server answers [G25]', () => {
    const addresses = [...runbook.matchAll(/`(\/[\w/:.-]*)`/g)].map(([, address = '']) => address);
    const known = site.routes.map(({ url }) => url);
    expect(addresses).toContain('/readyz');
    expect(
      addresses.filter(
        (address) => address !== '/socket.io/' && !known.some((url) => url.startsWith(address)),
      ),
    ).toEqual([]);
  });

  it('panels of the dashboard have their own ids and places [G25]', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from(
        { length: w * h },
        (_, cell) => `${String(x + (cell % w))} ${String(y + Math.floor(cell / w))}`,
      ),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});
