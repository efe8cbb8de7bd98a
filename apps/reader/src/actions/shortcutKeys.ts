import { createShortcutKeys } from '@naad/settings-state';

/** The keys this visitor gave to actions. */
export const shortcutKeys = createShortcutKeys(window);
