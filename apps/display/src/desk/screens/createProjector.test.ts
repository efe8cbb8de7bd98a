import { describe, expect, it, vi } from 'vitest';
import { createProjector, type ProjectorParts, type ScreenPlace } from './createProjector.ts';

const DESK: ScreenPlace = { availLeft: 0, availTop: 0, availWidth: 1366, availHeight: 768 };
const HALL: ScreenPlace = { availLeft: 1366, availTop: 0, availWidth: 1920, availHeight: 1080 };

/** The screens of a machine, as its browser tells them. */
class Screens extends EventTarget {
  readonly currentScreen = DESK;
  screens: readonly ScreenPlace[] = [DESK, HALL];
  plug(screens: readonly ScreenPlace[]): void {
    this.screens = screens;
    this.dispatchEvent(new Event('screenschange'));
  }
}

function start(parts: Partial<ProjectorParts> = {}) {
  const screens = new Screens();
  const window = { closed: false, moveTo: vi.fn(), resizeTo: vi.fn() };
  const openWindow = vi.fn(() => window);
  const projector = createProjector({
    openWindow,
    isExtended: () => true,
    askScreens: () => Promise.resolve(screens),
    ...parts,
  });
  return { projector, screens, window, openWindow };
}

describe('the window of the projector', () => {
  it('is opened on the other screen, and fills it', async () => {
    const { projector, openWindow } = start();
    expect(await projector.open()).toBe(true);
    expect(openWindow).toHaveBeenCalledWith('popup,left=1366,top=0,width=1920,height=1080');
    expect(projector.getState()).toBe('projecting');
  });

  it('goes back to a screen that was pulled out and is there again, in whatever size', async () => {
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

  it('is left alone once it is closed, and nobody listens after the desk', async () => {
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

  it.each<[string, Partial<ProjectorParts>]>([
    ['cannot tell', { askScreens: null }],
    ['has one screen', { isExtended: () => false }],
    ['is not allowed to tell', { askScreens: () => Promise.reject(new Error('denied')) }],
  ])('is opened beside the desk where a browser %s', async (_why, parts) => {
    const { projector, openWindow } = start(parts);
    expect(await projector.open()).toBe(true);
    expect(openWindow).toHaveBeenCalledWith('popup,width=1280,height=720');
    expect(projector.getState()).toBe('unknown');
  });

  it('may be refused', async () => {
    const { projector } = start({ openWindow: () => null });
    expect(await projector.open()).toBe(false);
  });
});
