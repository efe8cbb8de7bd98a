import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isTransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { DEFAULT_CHOICE, type SearchChoice } from '../../features/search/searchChoice.ts';
import type { FormOptions, RoutePage } from '../routeResult.ts';
import type { Message } from './content.ts';

interface MessageHead {
  readonly status: number;
  readonly title: MessageDescriptor;
}

const HEADS: Record<Message['id'], MessageHead> = {
  emptyQuery: { status: 200, title: msg`Search` },
  noResults: { status: 200, title: msg`No results found` },
  shabadNotFound: { status: 404, title: msg`Shabad not found` },
  angNotFound: { status: 404, title: msg`Ang not found` },
  baniNotFound: { status: 404, title: msg`Bani not found` },
  hukamnamaAbsent: { status: 200, title: msg`Hukamnama` },
  amritKeertanAbsent: { status: 404, title: msg`Amrit Keertan` },
  rehatAbsent: { status: 404, title: msg`Rehat Maryadha` },
  rehatNotFound: { status: 404, title: msg`Chapter not found` },
  hukamnamaNotFound: { status: 404, title: msg`Hukamnama not found` },
  pageNotFound: { status: 404, title: msg`Page not found` },
  timeout: { status: 504, title: msg`Connection timed out` },
  // The next two occur only in the browser, so no response has their status; it says what they resemble.
  offline: { status: 503, title: msg`Not connected` },
  brokenRoute: { status: 500, title: msg`Something isn't working` },
  failedLoad: { status: 502, title: msg`Can't load page` },
  failure: { status: 500, title: msg`Something isn't working` },
};

interface MessageFrame {
  readonly choice?: SearchChoice;
  readonly options?: FormOptions | null;
}

/** Builds a page that says why there is nothing to read. */
export function messagePage(i18n: I18n, message: Message, frame: MessageFrame = {}): RoutePage {
  const { choice = DEFAULT_CHOICE, options = null } = frame;
  const { status, title } = HEADS[message.id];
  return {
    kind: 'page',
    status,
    title: i18n._(title),
    content: { page: 'message', message, choice, options },
  };
}

/** Chooses the message for a failed load: a timeout, an unusable response, or a programming error. */
export function failureMessage(error: unknown): Message {
  if (isTransportError(error)) return { id: error.reason === 'timeout' ? 'timeout' : 'failedLoad' };
  return { id: error instanceof ApiError ? 'failedLoad' : 'failure' };
}
