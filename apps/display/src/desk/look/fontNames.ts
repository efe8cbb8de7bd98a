import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GurmukhiFont } from '@naad/settings-schema';

/** What each face is called, as everywhere. */
export const fontNames: Readonly<Record<GurmukhiFont, MessageDescriptor>> = {
  anmol_lipi: msg`Anmol Lipi`,
  anmol_bold: msg`Anmol Bold`,
  notosans: msg`Noto Sans`,
  notosans_bold: msg`Noto Sans Bold`,
  gurmukhi_normal: msg`Gurmukhi Normal`,
  gurmukhi_heavy: msg`Gurmukhi Heavy`,
  gurmukhi_thick: msg`Gurmukhi Thick`,
  prabhki: msg`Prabhki`,
  unicode_font: msg`Unicode`,
};
