type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** True if a modifier key was held. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
