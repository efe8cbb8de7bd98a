export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** The language of the label, where it is not the page's: "pa-Guru". */
  readonly lang?: string;
}

/**
 * The options whose label holds what was typed, whatever its capitals; those that begin with it come first. All of
 * them where nothing was typed.
 */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const places = options.map((option) => ({
    option,
    place: option.label.toLocaleLowerCase().indexOf(wanted),
  }));
  return [...places.filter(({ place }) => place === 0), ...places.filter(({ place }) => place > 0)].map(
    ({ option }) => option,
  );
}
