import { describe, expect, it, vi } from 'vitest';
import { createProjector, type ProjectorOptions, type ScreenBounds } from './createProjector.ts';

const DESK: ScreenBounds = { availLeft: 0, availTop: 0, availWidth: 1366, availHeight: 768 };
const HALL: ScreenBounds = { availLeft: 1366, availTop: 0, availWidth: 1920, availHeight: 1080 };

/** Simulates `ScreenDetails` of the Window Management API. */
class Screens extends EventTarget {
  readonly currentScreen = DESK;
  screens: readonly ScreenBounds[] = [DESK, HALL];
  plug(screens: readonly ScreenBounds[]): void {
    this.screens = screens;
    this.dispatchEvent(new Event('screenschange'));
  }
}

function start(options: Partial<ProjectorOptions> = {}) {
  const screens = new Screens();
  const window = { closed: false, moveTo: vi.fn(), resizeTo: vi.fn() };
  const openWindow = vi.fn(() => window);
  const projector = createProjector({
    openWindow,
    isExtended: () => true,
    requestScreens: () => Promise.resolve(screens),
    ...options,
  });
  return { projector, screens, window, openWindow };
}

describe('the projector window', () => {
  it('opens on the other screen and fills it', async () => {
    const { projector, openWindow } = start();
    expect(await projector.open()).toBe(true);
    expect(openWindow).toHaveBeenCalledWith('popup,left=1366,top=0,width=1920,height=1080');
    expect(projector.getState()).toBe('projecting');
  });

  it('returns to a screen that was unplugged and plugged in again, in its new size', async () => {
    const { projector, screens, window } = start();
    await projector.open();
    screens.plug([DESK]);
    expect(projector.getState()).toBe('unplugged');
    expect(window.moveTo).not.toHaveBeenCalled();
    screens.plug([DESK, { ...HALL, availWidth: 1280, availHeight: 720 }]);
    expect(projector.getState()).toBe('projecting');
    expect(window.moveTo).toHaveBeenCalledWith(1366, 0);
    expect(window.resizeTo).toHaveBeenCalledWith(1280, 720);
  });

  it('is not moved after it or the desk has closed', async () => {
    const { projector, screens, window } = start();
    await projector.open();
    window.closed = true;
    screens.plug([DESK, HALL]);
    expect(window.moveTo).not.toHaveBeenCalled();
    window.closed = false;
    await projector.open();
    projector.close();
    screens.plug([DESK, HALL]);
    expect(window.moveTo).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<ProjectorOptions>]>([
    ['cannot list screens', { requestScreens: null }],
    ['has one screen', { isExtended: () => false }],
    ['is not allowed to list screens', { requestScreens: () => Promise.reject(new Error('denied')) }],
  ])('opens beside the desk if the browser %s', async (_why, options) => {
    const { projector, openWindow } = start(options);
    expect(await projector.open()).toBe(true);
    expect(openWindow).toHaveBeenCalledWith('popup,width=1280,height=720');
    expect(projector.getState()).toBe('unknown');
  });

  it('reports that the browser refused to open it', async () => {
    const { projector } = start({ openWindow: () => null });
    expect(await projector.open()).toBe(false);
  });
});
