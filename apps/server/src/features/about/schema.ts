import * as z from 'zod';

/** What the root of the API says of itself, with the names BaniDB gives. */
export const AboutResponse = z.object({
  name: z.string(),
  version: z.string(),
  documentation: z.string(),
  'terms-of-service': z.string(),
  'data-license': z.string(),
  endpoint: z.string(),
});
export type AboutResponse = z.infer<typeof AboutResponse>;

export const aboutSchema = {
  tags: ['service'],
  summary: 'Name, version and licence of this service',
  response: { 200: AboutResponse },
};
