import * as z from 'zod/mini';

/** Clicks that are counted. `setting` is any display setting, named by its label. */
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

/** Errors that are counted. */
export const ERROR_ACTIONS = [
  'no-results-found',
  'ang-not-found',
  'generic-error',
  'voice-search-failed',
  'copy-all-failure',
] as const;

/** An id of ours, never text of a visitor: the name of a setting, search type or error. */
const Label = z.string().check(z.regex(/^[\w.:-]{1,60}$/));
/** Text a visitor typed or said. Omitted unless the operator enables it. */
const Text = z.string().check(z.maxLength(300));

/**
 * Usage statistics for operators who enable them: pages, clicks and errors. An event identifies no visitor,
 * place or device, and isn't linked to other events.
 */
export const SiteEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    /**
     * The first path segment, with a trailing slash for a page below it and without the query, so that it
     * doesn't reveal the text being read. A missing page is `/404`.
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

/** Maximum number of events in a request. */
export const MAX_EVENTS = 20;

/** `POST {prefix}/events`. */
export const EventsRequest = z.object({
  events: z.array(SiteEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
});
export type EventsRequest = z.infer<typeof EventsRequest>;

/** Settings of the usage statistics; `withText` includes the visitor's text. */
export interface SiteEvents {
  readonly withText: boolean;
}
