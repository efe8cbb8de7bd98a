/** Reads the texts of a form's fields by name; empty for a missing field or a file. */
export function fieldReader(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
