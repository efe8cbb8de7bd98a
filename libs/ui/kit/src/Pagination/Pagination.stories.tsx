import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = {
  title: 'Kit/Pagination',
  component: Pagination,
  args: { page: 7, pageCount: 30, hrefOf: (page: number) => `?offset=${String(page)}` },
};
export default meta;

export const Beginning = { args: { page: 1 } satisfies Partial<PaginationProps> };
export const Middle = { args: { page: 15 } satisfies Partial<PaginationProps> };
export const End = { args: { page: 30 } satisfies Partial<PaginationProps> };
export const Few = { args: { page: 2, pageCount: 3 } satisfies Partial<PaginationProps> };
