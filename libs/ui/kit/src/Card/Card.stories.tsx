import { SearchIcon } from '../Icon/Icons.tsx';
import { Card, type CardProps } from './Card.tsx';

const meta = {
  title: 'Kit/Card',
  component: Card,
  args: { title: 'Hukamnama', headingLevel: 2, children: <p>Today, from Sri Harmandir Sahib</p> },
};
export default meta;

export const Plain = {};
export const Link = { args: { href: '#hukamnama' } satisfies Partial<CardProps> };
export const WithIcon = {
  args: {
    title: 'Search',
    href: '#search',
    icon: <SearchIcon />,
    children: undefined,
  } satisfies Partial<CardProps>,
};
