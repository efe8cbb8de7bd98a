import type { Route } from './defineRoute.ts';
import { about } from './routes/about.ts';
import { amritkeertan } from './routes/amritkeertan.ts';
import { angs } from './routes/angs.ts';
import { banis } from './routes/banis.ts';
import { capabilities } from './routes/capabilities.ts';
import { catalogue } from './routes/catalogue.ts';
import { ceremonies } from './routes/ceremonies.ts';
import { gloss } from './routes/gloss.ts';
import { granthIndex } from './routes/granthIndex.ts';
import { hukamnamas } from './routes/hukamnamas.ts';
import { kosh } from './routes/kosh.ts';
import { quotes } from './routes/quotes.ts';
import { random } from './routes/random.ts';
import { receipts } from './routes/receipts.ts';
import { rehats } from './routes/rehats.ts';
import { related } from './routes/related.ts';
import { search } from './routes/search/search.ts';
import { shabads } from './routes/shabads.ts';
import { verseIds } from './routes/verseIds.ts';

/** Every route of the scripture. */
export const scriptureRoutes: readonly Route[] = [
  ...about,
  ...search,
  ...shabads,
  ...angs,
  ...random,
  ...banis,
  ...catalogue,
  ...ceremonies,
  ...granthIndex,
  ...related,
  ...verseIds,
  ...gloss,
  ...receipts,
  ...quotes,
  ...hukamnamas,
  ...kosh,
  ...amritkeertan,
  ...rehats,
  ...capabilities,
];
