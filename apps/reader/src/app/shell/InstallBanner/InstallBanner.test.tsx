import { InEnglish } from '@naad/ui-i18n/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Site, SiteProvider } from '../../../shared/SiteContext.tsx';
import { InstallBanner } from './InstallBanner.tsx';
import { INSTALL_COOKIE } from './useInstallPrompt.ts';

const site = (apps: Site['links']['apps']): Site => ({
  siteName: 'Naad',
  version: '1',
  apiPrefix: '/api',
  accountPrefix: '/api',
  banner: null,
  login: null,
  shareOrigin: null,
  links: { donate: '/', feedback: '/', apps },
});

function open(apps: Site['links']['apps'], userAgent: string) {
  return render(
    <SiteProvider value={site(apps)}>
      <InstallBanner userAgent={userAgent} />
    </SiteProvider>,
    { wrapper: InEnglish },
  );
}

const ANDROID = { platform: 'android', href: 'https://store.example/naad' } as const;

describe('the install banner', () => {
  afterEach(() => {
    document.cookie = `${INSTALL_COOKIE}=; max-age=0; path=/`;
  });

  it('links the app for this phone [S2.42]', () => {
    open([ANDROID], 'Mozilla/5.0 (Linux; Android 14)');
    expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe(ANDROID.href);
  });

  it('appears only on phones for which there is an app', () => {
    expect(open([ANDROID], 'Mozilla/5.0 (X11; Linux x86_64)').container.textContent).toBe('');
    expect(open([ANDROID], 'Mozilla/5.0 (iPhone)').container.textContent).toBe('');
  });

  it('installs the site itself if the browser supports it, and asks once', async () => {
    open([], 'Mozilla/5.0 (Linux; Android 14)');
    const prompt = vi.fn(() => Promise.resolve());
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => {
      window.dispatchEvent(event);
    });
    expect(event.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  });

  it('stays away once it is dismissed', async () => {
    const first = open([ANDROID], 'Android');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    first.unmount();
    expect(open([ANDROID], 'Android').container.textContent).toBe('');
  });
});
