import type { ComponentName, ComponentState, Feature, FeatureName } from '@naad/api-contract';
import type { Corpus } from '@naad/gurbani-corpus';
import type { QuoteChecker } from '@naad/gurbani-quotes';
import type { SearchEngine } from '@naad/gurbani-search';
import type { ShabadOrder } from './presenters/presentShabad.ts';
import type { VerseExtras } from './presenters/verseFields.ts';
import type { ReceiptHashes } from './routes/createReceiptPresenter.ts';
import type { AmritKeertan } from './sources/amritKeertan.ts';
import type { VerseIds } from './sources/createVerseIds.ts';
import type { Hukamnamas } from './sources/hukamnamas.ts';
import type { Kosh } from './sources/kosh.ts';
import type { ProviderChain } from './sources/providerChain.ts';
import type { Rehats } from './sources/rehats.ts';
import type { SourcedBani } from './sources/sourcedBani.ts';

/** Data beside the scripture. */
export interface ScriptureSources {
  readonly kosh: ProviderChain<Kosh>;
  readonly amritKeertan: ProviderChain<AmritKeertan>;
  readonly rehats: ProviderChain<Rehats>;
  readonly hukamnamas: ProviderChain<Hukamnamas>;
  readonly extras: VerseExtras;
  readonly banis: readonly SourcedBani[];
  /** Description of each feature for the capabilities. */
  readonly features: Readonly<Record<FeatureName, Feature>>;
}

/** Dependencies of the scripture's routes. */
export interface ScriptureServices {
  readonly config: {
    readonly siteName: string;
    /** True if `bdb` repeats the work's main translation. */
    readonly mainTextAsBdb: boolean;
  };
  /** The product's version. */
  readonly version: string;
  readonly corpus: Corpus;
  readonly search: SearchEngine;
  /** Checks if text is scripture. */
  readonly quotes: QuoteChecker;
  readonly order: ShabadOrder;
  readonly sources: ScriptureSources;
  /** Verse ids of existing clients. */
  readonly verseIds: VerseIds;
  /** Hashes of receipts. */
  readonly hashes: ReceiptHashes;
  /** Current state of each component. */
  readonly health: Partial<Record<ComponentName, () => ComponentState>>;
  /** The operator's content for all visitors. */
  readonly siteFiles: { readonly hasDoodles: boolean };
}
