import { CLIENT_TO_SERVER, type Denial } from '@naad/sync-protocol';
import type { Link } from './createLink.ts';
import type { Clock, HostPicture } from './types.ts';

/** Milliseconds until an unacknowledged picture is sent again. */
const RESEND_MS = 700;
/** A connection without beats is dead after this long without an acknowledgement. */
const SILENT_MS = 3_500;
/** Maximum number of answers in a message, and of denials. */
const MAX_ANSWERS = 50;

/** Sends the screen's picture until the server has it. */
export interface PictureSender {
  show(picture: HostPicture, answers: readonly string[]): void;
  /** Reports a command that was not shown. */
  deny(denial: Denial): void;
  /** Sets the link to send on; null for none. */
  attach(link: Link | null): void;
  /** Sends the whole picture again, on a new connection [SYNC-HOST-1]. */
  resend(): void;
}

/** True if the server confirmed a request. */
export function isConfirmed(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && (reply as { ok?: unknown }).ok === true;
}

export function createPictureSender(clock: Clock): PictureSender {
  let link: Link | null = null;
  let picture: HostPicture | null = null;
  let answers: readonly string[] = [];
  let denied: readonly Denial[] = [];
  let revision = 0;
  let acknowledged = 0;
  /** Since when a picture is unacknowledged on this connection; null if none is. */
  let silentSince: number | null = null;
  let cancelResend: () => void = () => undefined;

  function send(): void {
    cancelResend();
    if (!picture || !link) return;
    revision += 1;
    const sent = { revision, answers: answers.slice(0, MAX_ANSWERS), denied: denied.slice(0, MAX_ANSWERS) };
    const { state, fontSizes, settings, painted = null } = picture;
    const message = {
      rev: revision,
      state,
      fontSizes,
      ...(settings === null ? {} : { settings }),
      answers: sent.answers,
      ...(sent.denied.length === 0 ? {} : { denied: sent.denied }),
      painted,
    };
    const isSent = link.ask(CLIENT_TO_SERVER.show, message, (reply) => {
      silentSince = null;
      if (!isConfirmed(reply)) return;
      acknowledged = Math.max(acknowledged, sent.revision);
      answers = answers.filter((id) => !sent.answers.includes(id));
      denied = denied.filter(({ id }) => !sent.denied.some((each) => each.id === id));
      if (acknowledged < revision) return;
      cancelResend();
      if (answers.length + denied.length > 0) send();
    });
    // While disconnected it is sent after connecting.
    if (!isSent) return;
    silentSince ??= clock.now();
    cancelResend = clock.after(RESEND_MS, resend);
  }

  function resend(): void {
    // With beats the connection is known to work, and the server only can't store the picture yet.
    const isDead = silentSince !== null && clock.now() - silentSince >= SILENT_MS && !link?.isBeating();
    if (isDead) link?.restart();
    else send();
  }

  return {
    show(next, answered) {
      picture = next;
      answers = [...answers, ...answered];
      send();
    },
    deny(denial) {
      denied = [...denied, denial];
      send();
    },
    attach(next) {
      link = next;
      silentSince = null;
      cancelResend();
    },
    resend() {
      silentSince = null;
      send();
    },
  };
}
