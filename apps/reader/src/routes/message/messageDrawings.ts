import type { ReactNode } from 'react';
import type { DrawingProps } from '../../drawings/Drawing.tsx';
import { EmptyQueryDrawing } from '../../drawings/EmptyQueryDrawing.tsx';
import { NothingFoundDrawing } from '../../drawings/NothingFoundDrawing.tsx';
import { OfflineDrawing } from '../../drawings/OfflineDrawing.tsx';
import { PageNotFoundDrawing } from '../../drawings/PageNotFoundDrawing.tsx';
import { SomethingBrokeDrawing } from '../../drawings/SomethingBrokeDrawing.tsx';
import { TimedOutDrawing } from '../../drawings/TimedOutDrawing.tsx';
import type { Message } from '../routeResult.ts';

/** Which drawing goes with a message. */
export const messageDrawings: Readonly<Record<Message['id'], (props: DrawingProps) => ReactNode>> = {
  emptyQuery: EmptyQueryDrawing,
  noResults: NothingFoundDrawing,
  shabadNotFound: NothingFoundDrawing,
  angNotFound: NothingFoundDrawing,
  baniNotFound: NothingFoundDrawing,
  hukamnamaAbsent: NothingFoundDrawing,
  amritKeertanAbsent: NothingFoundDrawing,
  rehatAbsent: NothingFoundDrawing,
  rehatNotFound: NothingFoundDrawing,
  hukamnamaNotFound: NothingFoundDrawing,
  pageNotFound: PageNotFoundDrawing,
  timeout: TimedOutDrawing,
  offline: OfflineDrawing,
  brokenRoute: SomethingBrokeDrawing,
  failedLoad: SomethingBrokeDrawing,
  failure: SomethingBrokeDrawing,
};
