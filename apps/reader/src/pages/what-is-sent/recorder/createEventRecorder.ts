import { MAX_EVENTS, type SiteEvent } from '@naad/api-contract';

export interface RecordedEvent {
  readonly event: SiteEvent;
  readonly isSent: boolean;
}

export interface EventRecorder {
  record(event: SiteEvent): void;
  /** The events of this visit, newest last, without texts that would not be sent. */
  get(): readonly RecordedEvent[];
  subscribe(listener: () => void): () => void;
  /** Sends the queued events; those that can't be sent now are dropped. */
  flush(): void;
}

export interface EventRecorderOptions {
  /** True if typed and spoken text stays in events. */
  readonly withText: boolean;
  /** Returns true if the events were queued for sending. */
  readonly send: (events: readonly SiteEvent[]) => boolean;
}

/** Events kept for the visitor to inspect. */
const MAX_RECORDED = 100;

/** Records the events of this visit in memory and sends them in batches. */
export function createEventRecorder({ withText, send }: EventRecorderOptions): EventRecorder {
  const listeners = new Set<() => void>();
  let recorded: readonly RecordedEvent[] = [];
  let queued: SiteEvent[] = [];

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const flush = () => {
    const batch = queued;
    queued = [];
    if (batch.length === 0 || !send(batch)) return;
    recorded = recorded.map((each) => (batch.includes(each.event) ? { ...each, isSent: true } : each));
    notify();
  };
  return {
    record(original) {
      const event = withText ? { ...original } : withoutText(original);
      recorded = [...recorded, { event, isSent: false }].slice(-MAX_RECORDED);
      queued.push(event);
      if (queued.length >= MAX_EVENTS) flush();
      notify();
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
