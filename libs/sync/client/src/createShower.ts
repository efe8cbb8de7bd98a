import { CLIENT_TO_SERVER } from '@naad/sync-protocol';
import type { Link } from './createLink.ts';
import type { Clock, HostPicture } from './types.ts';

/** What the server has not acknowledged is said again after this. */
const AGAIN_MS = 700;
/** Of one message. */
const MOST_ANSWERS = 50;

/** Says what is on screen until the server has it. */
export interface Shower {
  show(picture: HostPicture, answers: readonly string[]): void;
  /** The line it is said on from now; null for none. */
  attach(link: Link | null): void;
  /** SYNC-HOST-1: says all of it again. */
  lineUp(): void;
}

const isTaken = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && (reply as { ok?: unknown }).ok === true;

export function createShower(clock: Clock): Shower {
  let link: Link | null = null;
  let picture: HostPicture | null = null;
  let answers: readonly string[] = [];
  let revision = 0;
  let acknowledged = 0;
  let cancelAgain: () => void = () => undefined;

  function say(): void {
    cancelAgain();
    if (!picture || !link) return;
    revision += 1;
    const said = { revision, answers: answers.slice(0, MOST_ANSWERS) };
    const { state, fontSizes, settings } = picture;
    const message = {
      rev: revision,
      state,
      fontSizes,
      ...(settings === null ? {} : { settings }),
      answers: said.answers,
    };
    const isSaid = link.ask(CLIENT_TO_SERVER.show, message, (reply) => {
      if (!isTaken(reply)) return;
      acknowledged = Math.max(acknowledged, said.revision);
      answers = answers.filter((id) => !said.answers.includes(id));
      if (acknowledged < revision) return;
      cancelAgain();
      if (answers.length > 0) say();
    });
    // Without a line it is said when there is one.
    if (isSaid) cancelAgain = clock.after(AGAIN_MS, say);
  }

  return {
    show(next, answered) {
      picture = next;
      answers = [...answers, ...answered];
      say();
    },
    attach(next) {
      link = next;
      cancelAgain();
    },
    lineUp: say,
  };
}
