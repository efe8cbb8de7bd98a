/** Loads the page again with another build of the site. */
type Reload = () => void;

/** An update that nobody has been told about yet. */
let pending: Reload | null = null;
let listener: ((reload: Reload) => void) | null = null;

/** Tells this page that another build of the site is ready on this device. */
export function announceUpdate(reload: Reload): void {
  if (listener) listener(reload);
  else pending = reload;
}

/** Calls back when another build is ready, or was before, once for each; returns a function that ends it. */
export function onUpdate(listen: (reload: Reload) => void): () => void {
  listener = listen;
  if (pending) listen(pending);
  pending = null;
  return () => {
    listener = null;
  };
}
