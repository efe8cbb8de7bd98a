/** Seconds until a page that leads to another site redirects. */
export const LEAVE_DELAY_SECONDS = 5;
