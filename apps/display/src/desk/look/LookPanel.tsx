import { useLingui } from '@lingui/react/macro';
import { GURMUKHI_FONTS } from '@naad/settings-schema';
import { Select } from '@naad/ui-kit';
import { SCREEN_THEMES, type ScreenTheme } from '../../look/look.ts';
import { useDesk, useDeskState } from '../useDesk.ts';
import { fontNames } from './fontNames.ts';
import { LayoutSettings } from './LayoutSettings.tsx';
import { LineSettings } from './LineSettings.tsx';
import { SizeSettings } from './SizeSettings.tsx';
import { TextSettings } from './TextSettings.tsx';
import styles from './LookPanel.module.css';

/** How the screen looks: all that a controller may set from afar, too. */
export function LookPanel() {
  const { t, i18n } = useLingui();
  const desk = useDesk();
  const { look } = useDeskState();
  const themes: Readonly<Record<ScreenTheme, string>> = {
    light: t`Light`,
    dark: t`Dark`,
    sepia: t`Sepia`,
    contrast: t`High contrast`,
  };
  return (
    <div className={styles['panel']}>
      <Select
        label={t`Theme of the screen`}
        value={look.theme}
        options={SCREEN_THEMES.map((value) => ({ value, label: themes[value] }))}
        onChange={({ currentTarget }) => {
          desk.chooseTheme(SCREEN_THEMES.find((each) => each === currentTarget.value) ?? 'dark');
        }}
      />
      <Select
        label={t`Font`}
        value={look.font}
        options={GURMUKHI_FONTS.map((value) => ({ value, label: i18n._(fontNames[value]) }))}
        onChange={({ currentTarget }) => {
          const font = GURMUKHI_FONTS.find((each) => each === currentTarget.value);
          if (font) desk.changeLook((now) => ({ ...now, font }));
        }}
      />
      <SizeSettings />
      <TextSettings />
      <LineSettings />
      <LayoutSettings />
    </div>
  );
}
