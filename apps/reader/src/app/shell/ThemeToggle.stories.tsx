import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'Shell/Dark mode',
  component: ThemeToggle,
  render: () => (
    <SiteFrame preferences={{ theme: 'light' }}>
      <ThemeToggle />
    </SiteFrame>
  ),
};
export default meta;

export const Off = {};
export const On = {
  render: () => (
    <SiteFrame preferences={{ theme: 'dark' }}>
      <ThemeToggle />
    </SiteFrame>
  ),
};
