export { Button } from './Button/Button.tsx';
export type { ButtonProps } from './Button/Button.tsx';
export { Notice } from './Notice/Notice.tsx';
export type { NoticeProps } from './Notice/Notice.tsx';
export { Pagination } from './Pagination/Pagination.tsx';
export type { PaginationProps } from './Pagination/Pagination.tsx';
export { Select } from './Select/Select.tsx';
export type { SelectOption, SelectProps } from './Select/Select.tsx';
