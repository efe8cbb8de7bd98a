/** Kinds of devices recognised in a user agent; the desk lists phones by them. */
export const PHONE_KINDS = [
  'iPhone',
  'iPad',
  'androidPhone',
  'androidTablet',
  'windows',
  'mac',
  'chromeOs',
  'linux',
  'other',
] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];

/** Order matters: Android and Chrome OS name Linux, and iPhones name Mac OS. */
const SIGNS: readonly (readonly [RegExp, PhoneKind])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'androidPhone'],
  [/\bAndroid\b/, 'androidTablet'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'mac'],
  [/\bCrOS\b/, 'chromeOs'],
  [/\bLinux\b|\bX11\b/, 'linux'],
];

/** Returns the kind of device from a user agent; an iPad that requests desktop pages looks like a Mac. */
export function phoneKindOf(userAgent: string): PhoneKind {
  return SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';
}
