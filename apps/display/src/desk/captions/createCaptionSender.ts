import type { ApiTransport } from '@naad/api-contract';

/** `refused`: the address is wrong or old. `unreachable`: no connection, or the meeting doesn't answer. */
export type CaptionStatus = 'off' | 'waiting' | 'sent' | 'refused' | 'unreachable';

export interface CaptionState {
  readonly status: CaptionStatus;
  /** The caption address of the meeting; empty if none was entered. */
  readonly address: string;
}

/** Sends the caption of each slide to a meeting. */
export interface CaptionSender {
  readonly getState: () => CaptionState;
  readonly subscribe: (listener: () => void) => () => void;
  start(address: string): void;
  stop(): void;
  /** The text on the screen now; repeating it sends nothing. */
  show(text: string): void;
}

/** Numbers of the captions of a meeting, which must rise even after a reload. */
export interface CaptionMemory {
  read(): { readonly address: string; readonly seq: number } | null;
  write(saved: { readonly address: string; readonly seq: number }): void;
}

export interface CaptionSenderOptions {
  readonly call: ApiTransport;
  readonly memory: CaptionMemory;
}

const LANG = 'en-US';
const MAX_TRIES = 3;
/** What the relay takes. */
const MAX_TEXT = 2_000;

/** Sends one caption at a time; of those that wait, only the last one counts, since the others are no longer on the screen. */
export function createCaptionSender({ call, memory }: CaptionSenderOptions): CaptionSender {
  const listeners = new Set<() => void>();
  const saved = memory.read();
  let state: CaptionState = { status: 'off', address: saved?.address ?? '' };
  let seq = saved?.seq ?? 0;
  let shown = '';
  let lastSent = '';
  let isSending = false;
  /** Rises with each start: answers for an earlier one don't count. */
  let run = 0;

  const change = (changes: Partial<CaptionState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const isOn = () => state.status !== 'off';

  /** Returns the HTTP status; null without an answer. A retry has the number of the caption that it repeats. */
  async function post(text: string): Promise<number | null> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      try {
        const body = { address: state.address, seq, lang: LANG, text: text.slice(0, MAX_TEXT) };
        const { status, body: answer } = await call('/captions', body);
        const isFinal = status < 500 || JSON.stringify(answer).includes('captionRefused');
        if (isFinal) return status < 500 ? status : 400;
      } catch {
        // Tried again.
      }
    }
    return null;
  }

  async function sendShown(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (isOn() && shown !== lastSent) {
      const text = shown;
      const ownRun = run;
      lastSent = text;
      // An empty screen needs no caption: the meeting clears the last one itself.
      if (text === '') continue;
      const status = await post(text);
      if (ownRun !== run) continue;
      if (!isOn()) break;
      if (status === 200) {
        seq += 1;
        memory.write({ address: state.address, seq });
      }
      change({ status: status === 200 ? 'sent' : status === null ? 'unreachable' : 'refused' });
    }
    isSending = false;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(address) {
      run += 1;
      // Another meeting counts from the start.
      if (address !== state.address) seq = 0;
      memory.write({ address, seq });
      lastSent = '';
      change({ status: 'waiting', address });
      void sendShown();
    },
    stop() {
      change({ status: 'off' });
    },
    show(text) {
      shown = text;
      if (isOn()) void sendShown();
    },
  };
}
