/**
 * Closes a modal dialog by a press beside it. What it holds has to fill it, since a press on its own ground cannot be
 * told from one on the backdrop; a press that began inside, to select a text, does not count. (`closedby="any"` does
 * the same where browsers know it; not all do.)
 *
 * @returns stops listening
 */
export function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  let hasBegunOutside = false;
  const handleDown = (event: Event) => {
    hasBegunOutside = event.target === dialog;
  };
  const handleClick = (event: Event) => {
    if (hasBegunOutside && event.target === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', handleDown);
  dialog.addEventListener('click', handleClick);
  return () => {
    dialog.removeEventListener('pointerdown', handleDown);
    dialog.removeEventListener('click', handleClick);
  };
}
