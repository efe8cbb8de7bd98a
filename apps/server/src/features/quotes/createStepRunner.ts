import type { FastifyRequest } from 'fastify';
import { limitKey } from '../../http/clientAddress.ts';
import { createCostLimiter } from '../../http/costLimit.ts';
import { costBudget } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { type RunTask, takeTurns } from './takeTurns.ts';

/** Maximum texts checked at once. */
export const CONCURRENT_CHECKS = { maxTasks: 20, maxTasksPerKey: 4 } as const;

/** Runs the long work of requests, each at the expense of its visitor. */
export interface StepRunner {
  /** @throws OverBudgetError */
  readonly run: Services['runSteps'];
  /** For work of the process itself, which no budget limits. */
  readonly runTask: RunTask;
}

/** Creates the runner for checks of quotations, the only work of this kind. */
export function createStepRunner({
  config,
  addressOf,
  visitorOf,
}: Pick<Services, 'config' | 'addressOf' | 'visitorOf'>): StepRunner {
  const runTask = takeTurns(CONCURRENT_CHECKS);
  const costs = createCostLimiter({ budgetMsPerMinute: costBudget('quotes', config.rateLimit) });
  return {
    runTask,
    async run(request: FastifyRequest, start) {
      const visitor = visitorOf(request);
      const key = limitKey(addressOf(visitor));
      costs.assertWithinBudget(key);
      return runTask({
        key,
        start,
        isAbandoned: () => visitor.raw.socket.destroyed,
        onSpent: (ms) => {
          costs.charge(key, ms);
        },
      });
    },
  };
}
