import type { Route } from './defineRoute.ts';
import { angs } from './routes/angs.ts';
import { banis } from './routes/banis.ts';
import { quotes } from './routes/quotes.ts';
import { random } from './routes/random.ts';
import { shabads } from './routes/shabads.ts';

/** Every route of the scripture. */
export const scriptureRoutes: readonly Route[] = [...shabads, ...angs, ...random, ...banis, ...quotes];
