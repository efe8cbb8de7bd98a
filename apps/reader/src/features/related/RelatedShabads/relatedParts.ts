/** What is loaded together when it is needed. */
export { loadRelated } from '../loadRelated.ts';
export { RelatedList } from './RelatedList.tsx';
