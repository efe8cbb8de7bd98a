import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaptionMemory, createCaptionSender } from './createCaptionSender.ts';

const ADDRESS = 'https://wmcc.zoom.us/closedcaption?id=1';

interface Posted {
  readonly seq: number;
  readonly text: string;
}

describe('captions of a meeting', () => {
  let posted: Posted[];
  let answer: { status: number; body: unknown };
  let kept: ReturnType<CaptionMemory['read']>;
  const memory: CaptionMemory = {
    read: () => kept,
    write: (saved) => {
      kept = saved;
    },
  };
  const senderOf = () =>
    createCaptionSender({
      memory,
      call: (_path, body) => {
        const { seq, text } = body as Posted;
        posted.push({ seq, text });
        return Promise.resolve(answer);
      },
    });
  const settle = () => vi.waitFor(() => Promise.resolve());

  beforeEach(() => {
    posted = [];
    answer = { status: 200, body: { ok: true } };
    kept = null;
  });

  it('are the slides since they were turned on, numbered from one to the next [U75]', async () => {
    const sender = senderOf();
    sender.show('ਪਹਿਲੀ');
    await settle();
    expect(posted).toEqual([]);
    sender.start(ADDRESS);
    await vi.waitFor(() => {
      expect(sender.getState().status).toBe('sent');
    });
    sender.show('ਪਹਿਲੀ');
    sender.show('');
    sender.show('ਦੂਜੀ');
    await vi.waitFor(() => {
      expect(posted).toEqual([
        { seq: 0, text: 'ਪਹਿਲੀ' },
        { seq: 1, text: 'ਦੂਜੀ' },
      ]);
    });
    sender.stop();
    sender.show('ਤੀਜੀ');
    await settle();
    expect(posted).toHaveLength(2);
  });

  it('count on after a reload, and from the start in another meeting [U75]', async () => {
    kept = { address: ADDRESS, seq: 41 };
    const sender = senderOf();
    expect(sender.getState().address).toBe(ADDRESS);
    sender.show('ੳ');
    sender.start(ADDRESS);
    await vi.waitFor(() => {
      expect(posted).toEqual([{ seq: 41, text: 'ੳ' }]);
    });
    sender.stop();
    sender.start('https://wmcc.zoom.us/closedcaption?id=2');
    await vi.waitFor(() => {
      expect(posted.at(-1)).toEqual({ seq: 0, text: 'ੳ' });
    });
  });

  it('are tried three times with the same number, and say if the meeting refuses them [U75]', async () => {
    answer = { status: 502, body: { data: { id: 'meetingUnavailable' } } };
    const sender = senderOf();
    sender.show('ੳ');
    sender.start(ADDRESS);
    await vi.waitFor(() => {
      expect(sender.getState().status).toBe('unreachable');
    });
    expect(posted.map(({ seq }) => seq)).toEqual([0, 0, 0]);
    answer = { status: 502, body: { data: { id: 'captionRefused' } } };
    sender.show('ਅ');
    await vi.waitFor(() => {
      expect(sender.getState().status).toBe('refused');
    });
    expect(posted).toHaveLength(4);
  });
});
