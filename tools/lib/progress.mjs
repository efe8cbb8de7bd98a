const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
/** Without a terminal a long step says now and then that it is alive: CI stops jobs that are silent. */
const HEARTBEAT_MS = 30_000;

/** @typedef {{ write: (text: string) => unknown, isTTY?: boolean | undefined, columns?: number | undefined }} Output */

/**
 * Tells of a known number of steps, one line each: a spinner and the seconds so far on a terminal, plain lines
 * elsewhere.
 *
 * @param {object} options
 * @param {number} options.total how many steps there will be
 * @param {Output} [options.output]
 * @param {() => number} [options.now] milliseconds
 * @param {boolean} [options.isPlain] no spinner, because something else prints at the same time
 */
export function createProgress({ total, output = process.stderr, now = Date.now, isPlain = false }) {
  let count = 0;
  const isLive = Boolean(output.isTTY) && !isPlain;

  /**
   * Does one step. A step that throws is shown as failed, and the error goes on.
   *
   * @template Result
   * @param {string} title
   * @param {(note: (text: string) => void) => Promise<Result> | Result} work `note` shows how far it is
   * @param {(result: Result) => boolean} [isGood] whether to show it as done or as failed
   * @returns {Promise<Result>}
   */
  async function step(title, work, isGood = () => true) {
    count += 1;
    const label = `[${count}/${total}] ${title}`;
    const start = now();
    const seconds = () => `${((now() - start) / 1000).toFixed(1)} s`;
    let note = '';
    let frame = 0;

    const draw = () => {
      frame = (frame + 1) % FRAMES.length;
      const line = `${FRAMES[frame]} ${label}${note && ` · ${note}`} (${seconds()})`;
      output.write(`\r\u001b[2K${line.slice(0, (output.columns || 80) - 1)}`);
    };
    const beat = () => output.write(`  ${label}${note && ` · ${note}`} (${seconds()})\n`);
    if (isLive) draw();
    else output.write(`  ${label} …\n`);
    const timer = isLive ? setInterval(draw, FRAME_MS) : setInterval(beat, HEARTBEAT_MS);
    /** @param {string} mark */
    const end = (mark) => {
      clearInterval(timer);
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
