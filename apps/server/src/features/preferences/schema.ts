import * as z from 'zod';

/** The choices themselves are parsed by the settings schema, which knows what each may be. */
export const preferencesSchema = {
  hide: true,
  querystring: z.looseObject({ back: z.string().optional() }),
};
