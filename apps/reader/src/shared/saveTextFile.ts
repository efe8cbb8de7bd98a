/**
 * Downloads text as a file.
 *
 * @param type media type of the file
 */
export function saveTextFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after this returns.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
