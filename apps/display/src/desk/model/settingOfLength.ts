/** Lengths of a bani as settings name them. */
export const SETTING_OF_LENGTH = { short: 's', medium: 'm', long: 'l', extralong: 'xl' } as const;
