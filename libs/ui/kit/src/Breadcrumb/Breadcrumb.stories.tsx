import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';

const meta = {
  title: 'Kit/Breadcrumb',
  component: Breadcrumb,
  args: {
    crumbs: [
      { label: 'Sri Guru Granth Sahib Ji', href: '#granth' },
      { label: 'Raag Aasaa', href: '#aasaa' },
      { label: 'Ang 347' },
    ],
  },
};
export default meta;

export const Plain = {};
export const Gurmukhi = {
  args: {
    crumbs: [
      { label: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ', href: '#granth', lang: 'pa-Guru' },
      { label: 'ਆਸਾ', lang: 'pa-Guru' },
    ],
  } satisfies Partial<BreadcrumbProps>,
};
