import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import type { FormOptions, Message, RoutePage } from '../routeResult.ts';
import type { SearchChoice } from '../../features/search/searchChoice.ts';

interface MessageHead {
  readonly status: number;
  readonly title: string;
}

const HEADS: Record<Message['id'], MessageHead> = {
  emptyQuery: { status: 200, title: 'Search' },
  noResults: { status: 200, title: 'No results found' },
  typeUnavailable: { status: 400, title: 'Search' },
  shabadNotFound: { status: 404, title: 'Shabad not found' },
  angNotFound: { status: 404, title: 'Ang not found' },
  pageNotFound: { status: 404, title: 'Page not found' },
  timeout: { status: 504, title: 'Connection timed out' },
  failure: { status: 500, title: 'Something is not working' },
};

interface MessageFrame {
  readonly choice?: SearchChoice;
  readonly options?: FormOptions | null;
}

/** A page that says why there is nothing to read. */
export function messagePage(message: Message, frame: MessageFrame = {}): RoutePage {
  const { choice = DEFAULT_CHOICE, options = null } = frame;
  return {
    kind: 'page',
    ...HEADS[message.id],
    content: { page: 'message', message, choice, options },
  };
}
