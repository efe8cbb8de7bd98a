import { describe, expect, it } from 'vitest';
import { fixedWork } from '../../testing/holdMeter.ts';
import { isWeakPassword } from './isWeakPassword.ts';

const NAMES = ['gurdas@mail.example', 'Bhai', 'Gurdas', 'Naad'];

describe('a password', () => {
  it.each([
    ['is the address', 'gurdas@mail.example'],
    ['is the address with other letters', 'Gurd4s@Mail.Example'],
    ['is the name of the address with digits', 'gurdas1234'],
    ['is the name of the address twice', 'gurdasgurdas'],
    ['is the name of the address backwards', 'sadrugsadrug'],
    ['is the name of the address with a year', 'Gurdas@2024!'],
    ['is both names', 'bhaigurdas'],
    ['is the domain', 'mail.example'],
    ['is the name of the site', 'Naad2024!!'],
    ['is the name of the site in other letters', 'N4@d-n4@d-1'],
    ['is among the most common', 'password12'],
    ['is common with other characters for letters', 'P@$$w0rd2024'],
    ['is common and long', 'iloveyou1234'],
    ['is a row of keys', 'qwertyuiop'],
    ['is a row of digits', '1234567890'],
    ['is a row of letters', 'abcdefghij'],
    ['is a row of Gurmukhi letters', 'ਕਖਗਘਙਚਛਜਝਞ'],
    ['is one letter repeated', 'aaaaaaaaaa'],
    ['is one letter repeated 200 times', 'a'.repeat(200)],
    ['is one Gurmukhi letter repeated', 'ਸਸਸਸਸਸਸਸਸਸ'],
    ['is a word repeated', 'abcabcabcabc'],
    ['is a date', '1999-04-13.'],
    ['is a word that everybody here knows', 'waheguru123'],
    ['is two words that everybody here knows', 'SatnamWaheguru'],
    ['is the greeting', 'Waheguru ji ka Khalsa, Waheguru ji ki Fateh'],
    ['is a Gurmukhi word that everybody here knows', 'ਵਾਹਿਗੁਰੂ ਵਾਹਿਗੁਰੂ'],
  ])('is weak if it %s', async (_name, password) => {
    expect(await isWeakPassword(password, NAMES)).toBe(true);
  });

  it.each([
    'correct horse battery',
    'kjH8sd9Fkl',
    'k3tn-8qwp-x7fm-hv2d',
    'plum gurdas kettle orbit',
    'ਸ਼ਬਦ ਗੁਰੂ ਸ਼ਬਦ',
    'ਕੇਸਰੀ ਬੱਦਲ ਤੇ ਬਾਰੀ',
    'नीली पतंग और चाय',
    'نیلا پتنگ اور چائے',
    'mermelada sin paraguas',
  ])('is strong if it is like %j', async (password) => {
    expect(await isWeakPassword(password, NAMES)).toBe(false);
  });

  it('is judged by its own words if the names are short or odd', async () => {
    expect(await isWeakPassword('kjH8sd9Fkl', ['', 'a', '😀', '...', 'x@y'])).toBe(false);
  });

  it('is judged in at most 50 ms of CPU time, even an adversarial one', async () => {
    const names = ['x'.repeat(240) + '@naad.test', 'a b '.repeat(20), 'ab'.repeat(40), 'Naad'];
    await isWeakPassword('correct horse battery', names);
    /** The least CPU time of several runs, in milliseconds. */
    const costOf = async (runs: number, work: () => unknown) => {
      let least = Infinity;
      for (let run = 0; run < runs; run += 1) {
        const before = process.cpuUsage();
        await work();
        const { user, system } = process.cpuUsage(before);
        least = Math.min(least, (user + system) / 1_000);
      }
      return least;
    };
    const costs: Record<string, number> = {};
    for (const unit of [
      'p4$$w0rd1',
      '@4(3!1|0$57+%2',
      '19901231',
      'a',
      'ab',
      '0123456789',
      'qwertyuiop',
      'love you ',
    ]) {
      const password = unit.repeat(200).slice(0, 200);
      costs[unit] = await costOf(5, () => isWeakPassword(password, names));
    }
    // 50 ms where the fixed work takes 2.5; a slow or busy machine takes longer for both.
    const fixedMs = await costOf(20, fixedWork);
    expect(Math.max(...Object.values(costs)) / fixedMs, JSON.stringify(costs)).toBeLessThan(20);
  });
});
