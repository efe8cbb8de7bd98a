import { createShortcutKeys } from '@naad/settings-state';

/** The visitor's own keys by action. */
export const shortcutKeys = createShortcutKeys(window);
