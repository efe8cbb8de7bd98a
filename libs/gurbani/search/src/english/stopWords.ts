const WORDS = [
  'a an the this that these those here there such',
  'of to in on at for from by with within into unto upon as and or but if so then than',
  'is are was were be been being am do does did doth has have hath had will shall would should can could may might must',
  'i me my mine we us our ours you your yours thou thee thy thine ye he him his she her hers it its they them their who whom whose which what',
];

/**
 * Words that say nothing about the line that is meant. They support a match, but neither decide it nor are highlighted.
 * Words such as `not`, `no`, `all` and `one` carry meaning here and are left out.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.join(' ').split(' '));
