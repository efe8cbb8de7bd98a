type Field = HTMLInputElement | HTMLSelectElement;

export interface EarlyInput {
  /** Replays the input made before hydration. Call it right after `hydrateRoot`. */
  readonly replay: () => void;
  /** Stops listening; call it once the page is hydrated. */
  readonly end: () => void;
}

/**
 * Replays input that visitors make before the page is hydrated. Without it React takes a field's current text for the one it
 * rendered, and resets the field to the document's text on the next render. Call it before `hydrateRoot`.
 */
export function replayEarlyInput(root: HTMLElement): EarlyInput {
  const inputs = [...root.querySelectorAll<Field>('input, select')].filter(isChanged).map(inputOf);
  const replayed = new WeakMap<Field, string>();
  let isReplaying = false;

  function replay(early: readonly Input[]): void {
    // React hydrates a field at once on any event, even of a type that nothing listens for.
    for (const { field } of early) dispatch(field, 'pointercancel');
    isReplaying = true;
    for (const input of early) restore(input);
    isReplaying = false;
  }

  // The first event on a field that isn't hydrated yet makes React hydrate it, and is lost: replay it.
  function handle(event: Event): void {
    const { target } = event;
    if (isReplaying || !isField(target)) return;
    event.stopImmediatePropagation();
    // Choosing an option fires two events with the same value.
    if (replayed.get(target) === target.value) return;
    replayed.set(target, target.value);
    replay([inputOf(target)]);
  }
  root.addEventListener('input', handle, true);
  root.addEventListener('change', handle, true);

  return {
    replay() {
      // Selects first: with a complete text they may navigate, and this page may already be gone.
      const isSelect = ({ field }: Input) => field instanceof HTMLSelectElement;
      replay([...inputs.filter(isSelect), ...inputs.filter((input) => !isSelect(input))]);
    },
    end() {
      root.removeEventListener('input', handle, true);
      root.removeEventListener('change', handle, true);
    },
  };
}

interface Input {
  readonly field: Field;
  readonly value: string;
  /** Null for fields without a readable caret. */
  readonly caret: number | null;
}

function inputOf(field: Field): Input {
  const caret = field instanceof HTMLInputElement ? field.selectionStart : null;
  return { field, value: field.value, caret };
}

function restore({ field, value, caret }: Input): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
  } else {
    // React sees a change only if the value differs from the one last set on the element itself.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    if (caret !== null) field.setSelectionRange(caret, caret);
  }
  dispatch(field, eventOf(field));
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) return isField(field) && field.value !== field.defaultValue;
  return [...field.options].some((option) => option.selected !== option.defaultSelected);
}

/** True for fields with text or options; checkboxes and radio buttons change by clicks. */
function isField(target: unknown): target is Field {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type);
}

const eventOf = (field: Field) => (field instanceof HTMLSelectElement ? 'change' : 'input');

function dispatch(field: Field, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
