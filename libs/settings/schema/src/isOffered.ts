import { TRANSLATION_CODES } from '@naad/gurbani-model';

/** Capabilities of a site that settings depend on. The API's capabilities have this shape. */
export interface SiteOffer {
  readonly translators: readonly { readonly key: string }[];
  readonly visraamSources: readonly string[];
  /** `absent` is null for a feature that the site has. */
  readonly features: Readonly<
    Record<'audio' | 'hukamnamaAudio' | 'kosh', { readonly absent: string | null }>
  >;
}

type Need = (site: SiteOffer, option: string) => boolean;

const codes: Readonly<Record<string, string>> = TRANSLATION_CODES;
const hasTranslator = ({ translators }: SiteOffer, wanted: string) =>
  translators.some(({ key }) => key === wanted);

/** Checks of the settings that some sites can't offer. The settings of a display have their names on the wire. */
const NEEDS: Readonly<Record<string, Need>> = {
  /** By language, such as `hindi`. */
  translations: ({ translators }, language) =>
    translators.some(({ key }) => key.split('.')[0] === codes[language]),
  /** By key, such as `en.bdb`. */
  translators: hasTranslator,
  /** By the field of a Punjabi translator, such as `bdb`. */
  steeks: (site, field) => hasTranslator(site, `pu.${field}`),
  visraamSource: ({ visraamSources }, source) => visraamSources.includes(source),
  mahaanKoshTooltip: ({ features }) => features.kosh.absent === null,
  audioPlayer: ({ features }) => features.audio.absent === null || features.hukamnamaAudio.absent === null,
};

/**
 * Decides for all front ends if an option of a setting has an effect on a site. A stored choice stays stored even if
 * its option isn't offered.
 *
 * @param site null while unknown, or for a server without capabilities: then everything is offered
 * @param setting a setting without an entry needs nothing
 * @param option by default the setting itself, for a setting without options
 */
export function isOffered(site: SiteOffer | null, setting: string, option = ''): boolean {
  return site === null || (NEEDS[setting]?.(site, option) ?? true);
}
