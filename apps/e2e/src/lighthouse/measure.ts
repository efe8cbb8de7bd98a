import lighthouse, { type Result } from 'lighthouse';

/** What Lighthouse says of a page, each from 0 to 100. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** What a page must reach. */
export const LIMITS: Scores = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 };

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const satisfies Record<keyof Scores, string>;

/** A page as measured: by the run whose performance is the middle one of all. */
export interface Measured {
  readonly scores: Scores;
  /** Every audit that lost points, in a line each. */
  readonly lost: readonly string[];
  /** The whole of Lighthouse's result, as JSON. */
  readonly report: string;
}

/**
 * Asks Lighthouse about an address as a slow phone sees it, several times, since performance differs from run to run.
 *
 * @param port of the debugging protocol of a browser that runs
 * @throws when Lighthouse could not load the page
 */
export async function measure(address: string, port: number, runs: number): Promise<Measured> {
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(address, port));
  measured.sort((one, other) => one.scores.performance - other.scores.performance);
  const middle = measured[Math.floor((measured.length - 1) / 2)];
  if (!middle) throw new Error('A page is measured at least once.');
  return middle;
}

async function measureOnce(address: string, port: number): Promise<Measured> {
  const outcome = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!outcome) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { lhr, report } = outcome;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf(CATEGORIES.performance),
      accessibility: scoreOf(CATEGORIES.accessibility),
      bestPractices: scoreOf(CATEGORIES.bestPractices),
      seo: scoreOf(CATEGORIES.seo),
    },
    lost: lostPoints(lhr),
    report: Array.isArray(report) ? report.join('\n') : report,
  };
}

/** Audits that count in a category and are not passed in full, with the value of those that have one. */
function lostPoints(lhr: Result): string[] {
  return Object.values(lhr.categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
      const value = audit.displayValue === undefined ? '' : ` (${audit.displayValue})`;
      return [`${title}: ${id} ${String(Math.round(audit.score * 100))}${value}: ${audit.title}`];
    }),
  );
}
