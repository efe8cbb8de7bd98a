/** Ceremonies by the numbers that all clients know; a deployment that lacks one says so when it is opened. */
export const CEREMONIES = [
  { id: 1, unicode: 'ਅਨੰਦ ਕਾਰਜ' },
  { id: 3, unicode: 'ਅਨੰਦੁ ਸਾਹਿਬ (੬ ਪਉੜੀਆਂ)' },
  { id: 5, unicode: 'ਭੋਗ (ਰਾਗਮਾਲਾ ਸਮੇਤ)' },
  { id: 6, unicode: 'ਭੋਗ (ਰਾਗਮਾਲਾ ਤੋਂ ਬਿਨਾਂ)' },
] as const;
