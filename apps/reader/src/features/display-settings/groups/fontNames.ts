import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GurmukhiFont } from '@naad/settings-schema';

/** Faces by the names they are known by; each is drawn in a face close to it that covers all of the text. */
export const FONT_NAMES: Readonly<Record<GurmukhiFont, MessageDescriptor>> = {
  anmol_lipi: msg`Anmol Lipi`,
  anmol_bold: msg`Anmol Lipi Bold`,
  notosans: msg`Noto Sans`,
  notosans_bold: msg`Noto Sans Bold`,
  gurmukhi_normal: msg`Gurbani Akhar`,
  gurmukhi_heavy: msg`Gurbani Akhar Heavy`,
  gurmukhi_thick: msg`Gurbani Akhar Thick`,
  prabhki: msg`Prabhki`,
  unicode_font: msg`Unicode: the font of your device`,
};
