/** How long a page that leads to another site can be read before it goes there, in seconds. */
export const LEAVE_DELAY_SECONDS = 5;
