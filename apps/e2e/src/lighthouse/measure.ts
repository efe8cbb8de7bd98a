import lighthouse, { type Result } from 'lighthouse';

/** Lighthouse scores of a page, from 0 to 100. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** Minimum scores. */
export const LIMITS: Scores = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 };

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const satisfies Record<keyof Scores, string>;

/** The measurement of a page, from the run with the median performance. */
export interface Measured {
  readonly scores: Scores;
  /** Audits that lost points, one line each. */
  readonly lost: readonly string[];
  /** Lighthouse's full result as JSON. */
  readonly report: string;
}

/**
 * Runs Lighthouse on an address as a slow phone, several times, since performance varies.
 * @param port of a running browser's debugging protocol
 * @throws Error when Lighthouse couldn't load the page
 */
export async function measure(address: string, port: number, runs: number): Promise<Measured> {
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(address, port));
  measured.sort((one, other) => one.scores.performance - other.scores.performance);
  const median = measured[Math.floor((measured.length - 1) / 2)];
  if (!median) throw new Error('A page is measured at least once.');
  return median;
}

async function measureOnce(address: string, port: number): Promise<Measured> {
  const outcome = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!outcome) throw new Error(`Lighthouse returned nothing for ${address}.`);
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

/** Weighted audits below a full score, with their values where they have one. */
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
