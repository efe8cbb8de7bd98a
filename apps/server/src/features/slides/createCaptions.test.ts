import { expect, it } from 'vitest';
import { createCaptions } from './createCaptions.ts';

it('writes each caption once it ends, with its times from the start [U74]', () => {
  let file = '';
  const captions = createCaptions(1_000, (text) => {
    file += text;
  });
  captions.show('ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥\nThe True Guru', 2_500);
  expect(file).toBe('');
  captions.show('', 5_000);
  captions.show('', 6_000);
  captions.show('Langar < 12:00 & after\n\n-->', 3_601_500);
  captions.show('passed', 3_662_750);
  captions.show('last', 3_662_800);
  expect(file).toBe(
    '00:00:01.500 --> 00:00:04.000\nਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥\nThe True Guru\n\n' +
      '01:00:00.500 --> 01:01:01.750\nLangar &lt; 12:00 &amp; after\n--&gt;\n\n',
  );
});
