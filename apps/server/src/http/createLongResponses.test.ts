import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLongResponses } from './createLongResponses.ts';

const request = (address = '192.0.2.1') => ({ ip: address }) as FastifyRequest;

function create(budgetMsPerMinute: number | null = null) {
  return createLongResponses({ ownerOf: (each) => each, keyOf: ({ ip }) => ip, budgetMsPerMinute });
}

/** Returns true once the response may be prepared. */
function begun(answers: ReturnType<typeof create>, owner: FastifyRequest, lines = 2_000) {
  const state = { isBegun: false };
  const done = answers.begin(owner, lines).then(() => {
    state.isBegun = true;
  });
  return { state, done };
}

describe('long responses', () => {
  it('are prepared two at a time; the next starts when one ends', async () => {
    const answers = create();
    const owners = [request(), request(), request(), request()];
    const all = owners.map((owner) => begun(answers, owner));
    await all[1]?.done;
    expect(all.map(({ state }) => state.isBegun)).toEqual([true, true, false, false]);
    answers.end(owners[1] ?? request());
    await all[2]?.done;
    expect(all.map(({ state }) => state.isBegun)).toEqual([true, true, true, false]);
    answers.end(owners[1] ?? request());
    await Promise.resolve();
    expect(all[3]?.state.isBegun).toBe(false);
  });

  it("don't delay short ones or another response for the same page", async () => {
    const answers = create();
    const page = request();
    await answers.begin(page, 2_000);
    await answers.begin(request(), 2_000);
    await answers.begin(request(), 100);
    await answers.begin(page, 2_000);
  });

  it('are refused if a hundred are waiting', async () => {
    const answers = create();
    for (let count = 0; count < 102; count += 1) void answers.begin(request(), 2_000);
    await expect(answers.begin(request(), 2_000)).rejects.toMatchObject({ id: 'tooManyRequests' });
  });

  it('are refused for an address that spent its budget, but no other', async () => {
    const answers = create(1_000);
    const ask = async (address: string) => {
      const owner = request(address);
      await answers.begin(owner, 4_000);
      answers.end(owner);
    };
    for (let count = 0; count < 3; count += 1) await ask('192.0.2.1');
    await expect(ask('192.0.2.1')).rejects.toMatchObject({ id: 'tooManyRequests', retryAfterSeconds: 12 });
    await ask('192.0.2.2');
    await answers.begin(request('192.0.2.1'), 100);
  });
});
