import { CLIENT_TO_SERVER } from '@naad/sync-protocol';
import type { Link } from './createLink.ts';
import type { Clock, HostPicture } from './types.ts';

/** Milliseconds until an unacknowledged picture is sent again. */
const RESEND_MS = 700;
/** Maximum number of answers in a message. */
const MAX_ANSWERS = 50;

/** Sends the screen's picture until the server has it. */
export interface PictureSender {
  show(picture: HostPicture, answers: readonly string[]): void;
  /** Sets the link to send on; null for none. */
  attach(link: Link | null): void;
  /** Sends the whole picture again [SYNC-HOST-1]. */
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
  let revision = 0;
  let acknowledged = 0;
  let cancelResend: () => void = () => undefined;

  function send(): void {
    cancelResend();
    if (!picture || !link) return;
    revision += 1;
    const sent = { revision, answers: answers.slice(0, MAX_ANSWERS) };
    const { state, fontSizes, settings } = picture;
    const message = {
      rev: revision,
      state,
      fontSizes,
      ...(settings === null ? {} : { settings }),
      answers: sent.answers,
    };
    const isSent = link.ask(CLIENT_TO_SERVER.show, message, (reply) => {
      if (!isConfirmed(reply)) return;
      acknowledged = Math.max(acknowledged, sent.revision);
      answers = answers.filter((id) => !sent.answers.includes(id));
      if (acknowledged < revision) return;
      cancelResend();
      if (answers.length > 0) send();
    });
    // While disconnected it is sent after connecting.
    if (isSent) cancelResend = clock.after(RESEND_MS, send);
  }

  return {
    show(next, answered) {
      picture = next;
      answers = [...answers, ...answered];
      send();
    },
    attach(next) {
      link = next;
      cancelResend();
    },
    resend: send,
  };
}
