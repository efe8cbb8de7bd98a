import type { ReactNode } from 'react';
import { SiteProvider, useSite } from '../../../shared/SiteContext.tsx';
import { InstallBanner } from './InstallBanner.tsx';

function WithApp({ children }: { children: ReactNode }) {
  const site = useSite();
  const apps = [{ platform: 'android', href: 'https://store.example/naad' }] as const;
  return (
    <SiteProvider value={{ ...site, siteName: 'Naad', links: { ...site.links, apps } }}>
      {children}
    </SiteProvider>
  );
}

const meta = {
  title: 'Shell/Install banner',
  component: InstallBanner,
  args: { userAgent: 'Android' },
  decorators: [
    (Story: () => ReactNode) => (
      <WithApp>
        <Story />
      </WithApp>
    ),
  ],
};
export default meta;

export const AppOfTheOperator = {};
