import {
  firstLetters,
  mainLetters,
  parseLine,
  splitSyllables,
  splitWords,
  toAscii,
  toLarivaar,
  toUnicode,
  toWords,
} from '@naad/gurbani-text';

/** Output of the text library for a line, independent of the components. */
const meta = { title: 'Gurbani/Text forms' };
export default meta;

/** Ang 2, Jap, Guru Nanak, from the source: legacy ASCII with its three kinds of pause. */
const SOURCE = 'AwKih. mMgih, dyih dyih; dwiq kry dwqwru ]';
const { text, visraams } = parseLine(SOURCE);
const LINE = toUnicode(text);

function InGurmukhi({ children }: { readonly children: string }) {
  return (
    <span lang="pa-Guru" style={{ fontSize: 'var(--size-line-small)', overflowWrap: 'anywhere' }}>
      {children}
    </span>
  );
}

/** All forms of one line. */
export const OfALine = {
  render: () => (
    <dl>
      <dt>The line</dt>
      <dd>
        <InGurmukhi>{LINE}</InGurmukhi>
      </dd>
      <dt>Larivaar</dt>
      <dd>
        <InGurmukhi>{toLarivaar(LINE)}</InGurmukhi>
      </dd>
      <dt>Syllables</dt>
      <dd>
        <InGurmukhi>
          {splitWords(LINE)
            .map((word) => splitSyllables(word).join('·'))
            .join(' ')}
        </InGurmukhi>
      </dd>
      <dt>First letters</dt>
      <dd>
        <InGurmukhi>{firstLetters(LINE)}</InGurmukhi>
      </dd>
      <dt>Main letters</dt>
      <dd>
        <InGurmukhi>{mainLetters(LINE)}</InGurmukhi>
      </dd>
      <dt>Legacy ASCII, as clients of the API know it</dt>
      <dd>
        <code>{toAscii(LINE)}</code>
      </dd>
    </dl>
  ),
};

/** Each word with the pause after it. */
export const Pauses = {
  render: () => (
    <ol>
      {toWords(LINE, visraams).map(({ text: word, visraam, isEndMark }, index) => (
        <li key={index}>
          <InGurmukhi>{word}</InGurmukhi> {isEndMark ? '(end mark)' : visraam && `(${visraam} pause)`}
        </li>
      ))}
    </ol>
  ),
};

/** Ardaas: the longest line as larivaar, a single word of 200 letters that stays inside its column. */
export const LongestLarivaar = {
  render: () => (
    <p>
      <InGurmukhi>
        {toLarivaar(
          'ਜਿਨ੍ਹਾਂ ਸਿੰਘਾਂ ਸਿੰਘਣੀਆਂ ਨੇ ਧਰਮ ਹੇਤ ਸੀਸ ਦਿੱਤੇ ਬੰਦ ਬੰਦ ਕਟਾਏ ਖੋਪਰੀਆਂ ਲੁਹਾਈਆਂ ਚਰਖੜੀਆਂ ਤੇ ਚੜੇ ਆਰਿਆਂ ਨਾਲ ਚਿਰਾਏ ਗਏ ਗੁਰਦਵਾਰਿਆਂ ਦੀ ਸੇਵਾ ਲਈ ਕੁਰਬਾਨੀਆਂ ਕੀਤੀਆਂ ਧਰਮ ਨਹੀਂ ਹਾਰਿਆ ਸਿੱਖੀ ਕੇਸਾਂ ਸੁਆਸਾਂ ਨਾਲ ਨਿਬਾਹੀ ਤਿਨ੍ਹਾਂ ਦੀ ਕਮਾਈ ਦਾ ਧਿਆਨ ਧਰ ਕੇ ਖ਼ਾਲਸਾ ਜੀ ਬੋਲੋ ਜੀ ਵਾਹਿਗੁਰੂ ।',
        )}
      </InGurmukhi>
    </p>
  ),
};
