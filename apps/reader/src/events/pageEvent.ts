/** The name of the event on `window` by which a page is told of that has been gone to; its detail is the page. */
export const PAGE_EVENT = 'naad:page';
