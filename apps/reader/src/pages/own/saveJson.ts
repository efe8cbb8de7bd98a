/** Downloads data as a JSON file. */
export function saveJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the blob only after this returns.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
