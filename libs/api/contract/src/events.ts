import * as z from 'zod/mini';

/** What somebody may press (behaviour 1.34); `setting` is any choice of how things are drawn, by its name. */
export const CLICK_ACTIONS = [
  'share',
  'line-sharer',
  'copy-short-url',
  'gurmukhi-keyboard',
  'search-query',
  'search-source',
  'search-writer',
  'search-type',
  'open-page',
  'sehaj-paath-link',
  'related-shabad',
  'japji-sahib-link',
  'rehraas-sahib-link',
  'sohilaa-sahib-link',
  'smart-banner-install',
  'listen',
  'start-recording',
  'stop-recording',
  'voice-search-success',
  'setting',
] as const;

/** What may go wrong. */
export const ERROR_ACTIONS = [
  'no-results-found',
  'ang-not-found',
  'generic-error',
  'voice-search-failed',
  'copy-all-failure',
] as const;

/** A word of ours, never a visitor's: the name of a setting, of a type of search, of an error. */
const Label = z.string().check(z.regex(/^[\w.:-]{1,60}$/));
/** What a visitor typed or said. It is left out unless the operator asks for it. */
const Text = z.string().check(z.maxLength(300));

/**
 * What an operator who asks for it hears of a visit: which pages are opened, what is pressed, what goes wrong. Nothing of
 * it says who, from where, or with which device, and one event is tied to no other.
 */
export const SiteEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    /**
     * Its first name, with a slash after it for a page below that; without query. So which text somebody reads is not
     * said. A page that is not there is `/404`.
     */
    path: z.string().check(z.regex(/^\/[\w.-]{0,80}\/?$/)),
  }),
  z.object({
    kind: z.literal('click'),
    action: z.enum(CLICK_ACTIONS),
    label: z.optional(Label),
    text: z.optional(Text),
  }),
  z.object({
    kind: z.literal('error'),
    action: z.enum(ERROR_ACTIONS),
    label: z.optional(Label),
    text: z.optional(Text),
  }),
]);
export type SiteEvent = z.infer<typeof SiteEvent>;

/** The most that are sent at once. */
export const MAX_EVENTS = 20;

/** `POST {prefix}/events`. */
export const EventsRequest = z.object({
  events: z.array(SiteEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
});
export type EventsRequest = z.infer<typeof EventsRequest>;

/** Whether an operator hears of visits, and of the words in them. */
export interface SiteEvents {
  readonly withText: boolean;
}
