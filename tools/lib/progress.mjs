const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
/** Interval of progress lines without a terminal: CI stops silent jobs. */
const HEARTBEAT_MS = 30_000;

/** @typedef {{ write: (text: string) => unknown, isTTY?: boolean | undefined, columns?: number | undefined }} Output */

/**
 * Reports a known number of steps, one line each: with a spinner and elapsed seconds on a terminal, as plain lines
 * elsewhere. Steps that run at the same time share the spinner.
 *
 * @param {object} options
 * @param {number} options.total number of steps
 * @param {Output} [options.output]
 * @param {() => number} [options.now] milliseconds
 * @param {boolean} [options.isPlain] disables the spinner because other output is printed at the same time
 */
export function createProgress({ total, output = process.stderr, now = Date.now, isPlain = false }) {
  let count = 0;
  let frame = 0;
  const isLive = Boolean(output.isTTY) && !isPlain;
  /** @type {Set<() => string>} the running steps' descriptions */
  const running = new Set();

  const draw = () => {
    frame = (frame + 1) % FRAMES.length;
    const line = `${FRAMES[frame]} ${[...running].map((describe) => describe()).join(' · ')}`;
    output.write(`\r\u001b[2K${line.slice(0, (output.columns || 80) - 1)}`);
  };

  /**
   * Runs one step, possibly beside others. A step that throws is shown as failed, and its error is rethrown.
   *
   * @template Result
   * @param {string} title
   * @param {(note: (text: string) => void) => Promise<Result> | Result} work calls `note` to report progress
   * @param {(result: Result) => boolean} [isGood] true if the result counts as success
   * @returns {Promise<Result>}
   */
  async function step(title, work, isGood = () => true) {
    count += 1;
    const label = `[${count}/${total}] ${title}`;
    const start = now();
    const seconds = () => `${((now() - start) / 1000).toFixed(1)} s`;
    let note = '';
    const describe = () => `${label}${note && ` · ${note}`} (${seconds()})`;
    running.add(describe);

    if (isLive) draw();
    else output.write(`  ${label} …\n`);
    const timer = isLive
      ? setInterval(draw, FRAME_MS)
      : setInterval(() => output.write(`  ${describe()}\n`), HEARTBEAT_MS);
    /** @param {string} mark */
    const end = (mark) => {
      clearInterval(timer);
      running.delete(describe);
      output.write(`${isLive ? '\r\u001b[2K' : ''}${mark} ${label} (${seconds()})\n`);
    };
    try {
      const result = await work((text) => {
        note = text;
      });
      end(isGood(result) ? '✓' : '✗');
      return result;
    } catch (error) {
      end('✗');
      throw error;
    }
  }

  return { step };
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
