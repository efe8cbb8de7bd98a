import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';

/** What a keyboard on the screen is given. */
export interface KeyboardProps {
  id: string;
  layout: 'letters' | 'words';
  hasSpace: boolean;
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onEdit: (text: string, caret: number) => void;
  onClose: () => void;
}

/** Brings the keyboard, with its texts, when it is first opened. */
export type LoadKeyboard = (i18n: I18n) => Promise<ComponentType<KeyboardProps>>;

export interface KeyboardState {
  readonly isOpen: boolean;
  readonly hasFailed: boolean;
  /** Null while it is closed or on its way. */
  readonly view: { readonly Keyboard: ComponentType<KeyboardProps> } | null;
  readonly toggle: () => void;
  readonly close: () => void;
}

/**
 * Whether the keyboard is open, and the keyboard once it is there.
 *
 * @param field a press outside of its form closes the keyboard
 */
export function useKeyboard(
  load: LoadKeyboard | undefined,
  field: RefObject<HTMLInputElement | null>,
): KeyboardState {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // In an object: React would call a bare component to learn the next state.
  const [loaded, setLoaded] = useState<{ Keyboard: ComponentType<KeyboardProps> } | null>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePress = ({ target }: PointerEvent) => {
      const form = field.current?.form;
      if (form && target instanceof Node && !form.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [isOpen, field]);

  return {
    isOpen,
    hasFailed,
    view: isOpen ? loaded : null,
    toggle() {
      setHasFailed(false);
      setIsOpen(!isOpen);
      if (isOpen || loaded || !load) return;
      load(i18n).then(
        (Keyboard) => {
          setLoaded({ Keyboard });
        },
        () => {
          setIsOpen(false);
          setHasFailed(true);
        },
      );
    },
    close() {
      setIsOpen(false);
    },
  };
}
