/** Event on `window` when another build of the site is ready on this device; its detail is a function that loads the page with it. */
export const UPDATE_EVENT = 'naad:update';
