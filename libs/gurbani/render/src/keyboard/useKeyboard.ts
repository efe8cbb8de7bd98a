import { type ComponentType, useState } from 'react';

/** A keyboard that loads when it is first opened. */
export interface KeyboardState<Props> {
  /** Null while it is closed or loading. */
  readonly Keyboard: ComponentType<Props> | null;
  /** True if it couldn't be loaded; opening it tries again. */
  readonly hasFailed: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/**
 * Loads the on-screen keyboard when it is first opened.
 *
 * @param load imports the app's keyboard with its texts
 */
export function useKeyboard<Props>(load: () => Promise<ComponentType<Props>>): KeyboardState<Props> {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  return {
    Keyboard: isOpen ? Loaded : null,
    hasFailed,
    toggle() {
      setOpen(!isOpen);
      setFailed(false);
      if (isOpen || Loaded) return;
      load().then(
        (loaded) => {
          setLoaded(() => loaded);
        },
        () => {
          setOpen(false);
          setFailed(true);
        },
      );
    },
    close() {
      setOpen(false);
    },
  };
}
