import { isLight } from './isLight.ts';

/** Message from a frame; see the README. */
interface FrameMessage {
  readonly app: 'naad';
  readonly v: 1;
  readonly type: 'size';
  readonly height: number;
  readonly title: string;
}

/** A frame on the page with its holder element. */
interface PlacedFrame {
  readonly frame: HTMLIFrameElement;
  readonly holder: HTMLElement;
  /** True if its height follows its text. */
  readonly isFitted: boolean;
  /** Theme taken from the page; null if the page sets one explicitly. */
  theme: string | null;
  /** Called for the frame's first message. */
  readonly onReady: () => void;
  isReady: boolean;
}

/** Milliseconds that a loaded frame has for its first message; without one it was refused or failed to load. */
const SILENCE_MS = 5000;

/** Delay between a change of the page and its scan, in milliseconds. */
const SCAN_DELAY_MS = 50;

/** Elements of the reference product's script, on existing pages. */
const LEGACY = '[data-sttm-id],[data-sttm-ang]';

const ELEMENTS = { 'gurbani-shabad': 'shabad', 'gurbani-verse': 'verse', 'gurbani-ang': 'ang' } as const;

/** Attributes of our elements and the query parameters that they set. */
const PARAMETERS = {
  'shabad-id': 'id',
  'verse-id': 'id',
  ang: 'ang',
  source: 'source',
  highlight: 'highlight',
  translations: 'translations',
  script: 'script',
  larivaar: 'larivaar',
} as const;

const placed = new Set<PlacedFrame>();
const legacy = new WeakMap<Element, string>();

/** This script's element. */
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]');

/** Origin of the frames: a copy of this script on another host names it, otherwise the script's own. */
const site = parseSite(script?.dataset['naadSite'] ?? script?.src ?? location.href);

/** @throws TypeError for anything but an http or https address, so that the page keeps its own content */
function parseSite(address: string): string {
  const { protocol, origin } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new TypeError(`data-naad-site is not a site: ${address}`);
  return origin;
}

function hostTheme(holder: Element): string {
  return isLight(getComputedStyle(holder).color) ? 'dark' : 'light';
}

/** @param parent the holder or its shadow root, which gets the frame */
function placeFrame(
  holder: HTMLElement,
  parent: HTMLElement | ShadowRoot,
  kind: string,
  named: Readonly<Record<string, string | null>>,
  isFitted: boolean,
  onReady: () => void,
): PlacedFrame {
  const attribute = holder.getAttribute('theme');
  const isExplicit = attribute !== null && attribute !== 'auto';
  const theme = isExplicit ? attribute : hostTheme(holder);
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(named)) {
    if (value !== null) parameters.set(name, value);
  }
  parameters.set('theme', theme);
  const language = holder.closest('[lang]')?.getAttribute('lang');
  if (language) parameters.set('lang', language);
  const frame = document.createElement('iframe');
  frame.title = holder.getAttribute('aria-label') ?? 'Gurbani';
  frame.loading = 'lazy';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  frame.src = `${site}/embed/v1/${kind}?${parameters.toString()}`;
  const entry: PlacedFrame = {
    frame,
    holder,
    isFitted,
    theme: isExplicit ? null : theme,
    onReady,
    isReady: false,
  };
  placed.add(entry);
  parent.append(frame);
  return entry;
}

/** Calls `onSilent` if a loaded frame sends no message: a policy refused it, or it is an error page. */
function whenSilent(entry: PlacedFrame, onSilent: () => void): void {
  entry.frame.addEventListener('load', () => {
    setTimeout(() => {
      if (!entry.isReady) onSilent();
    }, SILENCE_MS);
  });
}

/** Reads `data-sttm-height` or `-width` in pixels, 500 by default. */
function pixels(holder: Element, side: string): string {
  const value = holder.getAttribute(`data-sttm-${side}`);
  return value && /^\d{1,4}$/.test(value) ? value : '500';
}

function placeLegacy(holder: HTMLElement): void {
  const id = holder.getAttribute('data-sttm-id');
  const ang = holder.getAttribute('data-sttm-ang');
  const source = holder.getAttribute('data-sttm-source') ?? 'G';
  const height = pixels(holder, 'height');
  const width = pixels(holder, 'width');
  const key = [id, ang, source, height, width].join();
  if (legacy.get(holder) === key) return;
  legacy.set(holder, key);
  const fallback = [...holder.childNodes];
  holder.replaceChildren();
  const named: Record<string, string> = id ? { id } : { ang: ang ?? '', source };
  const entry = placeFrame(holder, holder, id ? 'shabad' : 'ang', named, false, () => undefined);
  entry.frame.width = width;
  entry.frame.height = height;
  entry.frame.style.cssText = 'border:0;max-width:100%';
  whenSilent(entry, () => {
    holder.replaceChildren(...fallback);
  });
}

class GurbaniElement extends HTMLElement {
  static readonly observedAttributes = [...Object.keys(PARAMETERS), 'theme', 'lang', 'aria-label'];

  #placed: PlacedFrame | null = null;
  #isRenderScheduled = false;
  readonly #root = this.attachShadow({ mode: 'open' });

  connectedCallback(): void {
    this.#scheduleRender();
  }

  attributeChangedCallback(): void {
    this.#scheduleRender();
  }

  /** Renders once for all attributes that change together. */
  #scheduleRender(): void {
    if (this.#isRenderScheduled) return;
    this.#isRenderScheduled = true;
    queueMicrotask(() => {
      this.#isRenderScheduled = false;
      if (this.isConnected) this.#render();
    });
  }

  /** Shows the element's own content until the frame is ready, or for good if it never is. */
  #render(): void {
    if (this.#placed) placed.delete(this.#placed);
    const slot = document.createElement('slot');
    this.#root.replaceChildren(slot);
    this.style.display ||= 'block';
    const named = Object.fromEntries(
      Object.entries(PARAMETERS).flatMap(([attribute, name]) => {
        const value = this.getAttribute(attribute);
        return value === null ? [] : [[name, value]];
      }),
    );
    const kind = ELEMENTS[this.localName as keyof typeof ELEMENTS];
    const entry = placeFrame(this, this.#root, kind, named, true, () => {
      slot.style.display = 'none';
      entry.frame.style.visibility = '';
    });
    // Laid out at its final width but invisible, so that it lazy-loads in view and can measure itself.
    entry.frame.style.cssText = 'display:block;width:100%;height:1px;border:0;visibility:hidden';
    entry.frame.part.add('frame');
    this.#placed = entry;
  }
}

let scanTimer = 0;

/** Throttles scans, because animations change the page constantly. */
function scheduleScan(): void {
  scanTimer ||= window.setTimeout(scan, SCAN_DELAY_MS);
}

/** Places new frames, forgets removed ones, and updates the theme of frames that follow the page. */
function scan(): void {
  scanTimer = 0;
  // While the page is still parsing, an element may exist before its content.
  if (document.readyState !== 'loading') {
    for (const each of document.querySelectorAll<HTMLElement>(LEGACY)) placeLegacy(each);
  }
  for (const entry of placed) {
    if (!entry.frame.isConnected) placed.delete(entry);
    else if (entry.theme !== null) {
      const theme = hostTheme(entry.holder);
      if (theme === entry.theme) continue;
      entry.theme = theme;
      entry.frame.contentWindow?.postMessage({ app: 'naad', v: 1, type: 'theme', theme }, site);
    }
  }
}

function handleMessage({ source, origin, data }: MessageEvent<Partial<FrameMessage> | null>): void {
  if (origin !== site || data?.app !== 'naad' || data.v !== 1 || data.type !== 'size') return;
  for (const entry of placed) {
    if (entry.frame.contentWindow !== source) continue;
    if (!entry.isReady) {
      entry.isReady = true;
      entry.onReady();
      if (!entry.holder.hasAttribute('aria-label')) entry.frame.title = String(data.title);
    }
    if (entry.isFitted) entry.frame.style.height = `${String(Number(data.height))}px`;
  }
}

// A page may include the script once per text; only the first one runs.
if (!customElements.get('gurbani-shabad')) {
  addEventListener('message', handleMessage);
  for (const name of Object.keys(ELEMENTS)) customElements.define(name, class extends GurbaniElement {});
  new MutationObserver(scheduleScan).observe(document, { attributes: true, childList: true, subtree: true });
  for (const event of ['transitionend', 'DOMContentLoaded']) addEventListener(event, scheduleScan);
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', scheduleScan);
  scan();
}
