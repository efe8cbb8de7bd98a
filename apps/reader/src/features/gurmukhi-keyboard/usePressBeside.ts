import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hears of a press beside the form of a field. */
export function usePressBeside(field: RefObject<HTMLInputElement | null>, onPress: () => void): void {
  const tell = useEffectEvent(onPress);
  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      const form = field.current?.form;
      if (form && target instanceof Node && !form.contains(target)) tell();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [field]);
}
