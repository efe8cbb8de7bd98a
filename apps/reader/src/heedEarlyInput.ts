type Field = HTMLInputElement | HTMLSelectElement;

export interface EarlyInput {
  /** Tells what was typed and chosen before. Call it right after the page is hydrated. */
  readonly tell: () => void;
  /** The page is alive: from now on it hears by itself what is typed. */
  readonly end: () => void;
}

/**
 * Sees to it that nothing is lost of what a visitor types and chooses before the page is alive. What draws the page knows
 * only what the document said; it takes a field over with the text that is in it, believes that it knows that text, and
 * puts the one of the document back with the next drawing. Call it before the page is hydrated.
 */
export function heedEarlyInput(root: HTMLElement): EarlyInput {
  const fields = [...root.querySelectorAll<Field>('input, select')].filter(isChanged);
  const notes = fields.map(noteOf);
  const told = new WeakMap<Field, string>();
  let isTelling = false;

  function tell(early: readonly Note[]): void {
    // An event of a kind that nobody listens for makes React take the field over at once.
    for (const { field } of early) dispatch(field, 'pointercancel');
    isTelling = true;
    for (const note of early) restore(note);
    isTelling = false;
  }

  // Of a field that is taken over while it is typed in: the first event of it is what makes React do so, and lost on it.
  function handle(event: Event): void {
    const { target } = event;
    if (isTelling || !isField(target)) return;
    event.stopImmediatePropagation();
    // A choice is two events, of which the second has nothing to add.
    if (told.get(target) === target.value) return;
    told.set(target, target.value);
    tell([noteOf(target)]);
  }
  root.addEventListener('input', handle, true);
  root.addEventListener('change', handle, true);

  return {
    tell() {
      // Choices first: where a text is complete they may take the visitor to another page, and this one may not be.
      const isChoice = ({ field }: Note) => field instanceof HTMLSelectElement;
      tell([...notes.filter(isChoice), ...notes.filter((note) => !isChoice(note))]);
    },
    end() {
      root.removeEventListener('input', handle, true);
      root.removeEventListener('change', handle, true);
    },
  };
}

interface Note {
  readonly field: Field;
  readonly value: string;
  /** Null where a field has none, or none that can be asked for. */
  readonly caret: number | null;
}

function noteOf(field: Field): Note {
  const caret = field instanceof HTMLInputElement ? field.selectionStart : null;
  return { field, value: field.value, caret };
}

function restore({ field, value, caret }: Note): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
  } else {
    // A text is news to React only where it differs from what was last set by way of the field itself.
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

/** Boxes and dots are no such fields: pressing them is a click. */
function isField(target: unknown): target is Field {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type);
}

const eventOf = (field: Field) => (field instanceof HTMLSelectElement ? 'change' : 'input');

function dispatch(field: Field, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
