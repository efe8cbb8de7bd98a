import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatShortcutKeys, parseShortcutKeys } from './shortcutKeys.ts';

describe('custom shortcut keys', () => {
  it('are stored with a version and read back', () => {
    const keys = { larivaar: 'shift+k', darkMode: '' };
    expect(JSON.parse(formatShortcutKeys(keys))).toEqual({ version: 1, keys });
    expect(parseShortcutKeys(formatShortcutKeys(keys))).toEqual(keys);
  });

  it.each([null, '', '7', 'null', '{"version":2,"keys":{"larivaar":"k"}}', '{"version":1,"keys":null}'])(
    'are empty if %j was stored',
    (stored) => {
      expect(parseShortcutKeys(stored)).toEqual({});
    },
  );

  it('omit invalid entries', () => {
    const keys = { larivaar: 'k', 'x y': 'l', darkMode: 7, fullscreen: 'x'.repeat(99) };
    expect(parseShortcutKeys(JSON.stringify({ version: 1, keys }))).toEqual({ larivaar: 'k' });
  });

  it('are parsed without throwing for any stored text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((keys) => JSON.stringify({ version: 1, keys })),
    );
    fc.assert(
      fc.property(text, (stored) => {
        for (const combo of Object.values(parseShortcutKeys(stored))) expect(typeof combo).toBe('string');
      }),
    );
  });
});
