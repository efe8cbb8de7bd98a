/** Milliseconds after which a connection that neither answers nor fails is no longer waited for if this device has an answer. */
const PATIENCE_MS = 4000;
/** Answers of a proxy whose server is down. The site's own server has no better page with them than one that is kept. */
const SERVER_IS_DOWN: ReadonlySet<number> = new Set([502, 503, 504]);
const FIRST_FAILURE = 400;

/**
 * Answers from the network. This device answers if the network fails; it also does so if the network takes long, or a proxy says
 * that the server is down, but only with what was asked for, not with a page that says what is missing.
 *
 * @param device asked once at most; null if it has no answer
 * @param patienceMs how long to wait for the network before asking the device
 * @throws the error of the network if the device has no answer either
 */
export async function preferNetwork(
  network: Promise<Response>,
  device: () => Promise<Response | null>,
  patienceMs = PATIENCE_MS,
): Promise<Response> {
  let asked: Promise<Response | null> | undefined;
  const ask = () => (asked ??= device());
  const askForContent = async () => {
    const response = await ask().catch(() => null);
    return response && response.status < FIRST_FAILURE ? response : null;
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<'over'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'over');
  });
  try {
    const first = await Promise.race([network, patience]);
    const response = first === 'over' ? ((await askForContent()) ?? (await network)) : first;
    return SERVER_IS_DOWN.has(response.status) ? ((await askForContent()) ?? response) : response;
  } catch (error) {
    const response = await ask();
    if (!response) throw error;
    return response;
  } finally {
    clearTimeout(timer);
    // It may still fail, after this device has answered.
    network.catch(() => undefined);
  }
}
