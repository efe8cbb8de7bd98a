/** The credit of transliterations, which rules compute; it stands with those of translators. */
export const SCHEME_CREDIT = { key: 'scheme', translator: 'Naad' };
