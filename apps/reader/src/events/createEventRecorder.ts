import { MAX_EVENTS, type SiteEvent } from '@naad/api-contract';

export interface RecordedEvent {
  readonly event: SiteEvent;
  readonly isSent: boolean;
}

export interface EventRecorder {
  record(event: SiteEvent): void;
  /** What was recorded in this visit, the newest last; words are left out of it that would not be sent. */
  get(): readonly RecordedEvent[];
  subscribe(listener: () => void): () => void;
  /** Sends what waits. What may not be sent now never is. */
  flush(): void;
}

export interface EventRecorderOptions {
  /** Whether what was typed and said stays in. */
  readonly withText: boolean;
  /** Returns whether they are on their way. */
  readonly send: (events: readonly SiteEvent[]) => boolean;
}

/** A visitor looks at the last of them. */
const MOST_SHOWN = 100;

/** Keeps what happened in this visit, in memory alone, and sends it in parcels. */
export function createEventRecorder({ withText, send }: EventRecorderOptions): EventRecorder {
  const listeners = new Set<() => void>();
  let recorded: readonly RecordedEvent[] = [];
  let waiting: SiteEvent[] = [];

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const flush = () => {
    const parcel = waiting;
    waiting = [];
    if (parcel.length === 0 || !send(parcel)) return;
    recorded = recorded.map((each) => (parcel.includes(each.event) ? { ...each, isSent: true } : each));
    tell();
  };
  return {
    record(happened) {
      const event = withText ? { ...happened } : withoutText(happened);
      recorded = [...recorded, { event, isSent: false }].slice(-MOST_SHOWN);
      waiting.push(event);
      if (waiting.length >= MAX_EVENTS) flush();
      tell();
    },
    get: () => recorded,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
  };
}

function withoutText(event: SiteEvent): SiteEvent {
  if (event.kind === 'page') return { ...event };
  const { text: _text, ...rest } = event;
  return rest;
}
