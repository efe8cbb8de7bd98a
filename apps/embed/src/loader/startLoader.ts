import { isLight } from './isLight.ts';

/** What a frame says; see the README. */
interface FrameMessage {
  readonly app: 'naad';
  readonly v: 1;
  readonly type: 'size';
  readonly height: number;
  readonly title: string;
}

/** A frame on the page, and where it is. */
interface Placed {
  readonly frame: HTMLIFrameElement;
  readonly holder: HTMLElement;
  /** Whether it is as high as its text. */
  readonly isFitted: boolean;
  /** The theme it has from the page; null where it was told one. */
  theme: string | null;
  /** Hears of its first word. */
  readonly onReady: () => void;
  isReady: boolean;
}

/** Time for a frame to speak once its document has loaded; then it is one that was refused, or never came. */
const SILENCE_MS = 5000;

/** How long a page may change before it is looked at. */
const LOOK_MS = 50;

/** What the reference product's script listens to; its numbers are those of old pages. */
const LEGACY = '[data-sttm-id],[data-sttm-ang]';

const ELEMENTS = { 'gurbani-shabad': 'shabad', 'gurbani-verse': 'verse', 'gurbani-ang': 'ang' } as const;

/** Attributes of the elements, with the parameters they become. */
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

const placed = new Set<Placed>();
const legacy = new WeakMap<Element, string>();

/** The site this script came from. */
const site = new URL(
  (document.currentScript as HTMLScriptElement | null)?.src ??
    document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]')?.src ??
    location.href,
).origin;

function hostTheme(holder: Element): string {
  return isLight(getComputedStyle(holder).color) ? 'dark' : 'light';
}

/** @param parent what the frame is put into: the holder, or its shadow */
function place(
  holder: HTMLElement,
  parent: HTMLElement | ShadowRoot,
  kind: string,
  named: Readonly<Record<string, string | null>>,
  isFitted: boolean,
  onReady: () => void,
): Placed {
  const asked = holder.getAttribute('theme');
  const isTold = asked !== null && asked !== 'auto';
  const theme = isTold ? asked : hostTheme(holder);
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
  const one: Placed = { frame, holder, isFitted, theme: isTold ? null : theme, onReady, isReady: false };
  placed.add(one);
  parent.append(frame);
  return one;
}

/** Calls `onSilent` when the document of a frame has come and says nothing: refused by a policy, or an error. */
function whenSilent(one: Placed, onSilent: () => void): void {
  one.frame.addEventListener('load', () => {
    setTimeout(() => {
      if (!one.isReady) onSilent();
    }, SILENCE_MS);
  });
}

/** `data-sttm-height` and `-width`: pixels, 500 unless said. */
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
  const one = place(holder, holder, id ? 'shabad' : 'ang', named, false, () => undefined);
  one.frame.width = width;
  one.frame.height = height;
  one.frame.style.cssText = 'border:0;max-width:100%';
  whenSilent(one, () => {
    holder.replaceChildren(...fallback);
  });
}

class GurbaniElement extends HTMLElement {
  static readonly observedAttributes = [...Object.keys(PARAMETERS), 'theme', 'lang', 'aria-label'];

  #one: Placed | null = null;
  #isDrawing = false;
  readonly #root = this.attachShadow({ mode: 'open' });

  connectedCallback(): void {
    this.#drawSoon();
  }

  attributeChangedCallback(): void {
    this.#drawSoon();
  }

  /** Once for all attributes that change together. */
  #drawSoon(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    queueMicrotask(() => {
      this.#isDrawing = false;
      if (this.isConnected) this.#draw();
    });
  }

  /** What the page put into the element is there until the frame has something to show, and if it never does. */
  #draw(): void {
    if (this.#one) placed.delete(this.#one);
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
    const one = place(this, this.#root, kind, named, true, () => {
      slot.style.display = 'none';
      one.frame.style.visibility = '';
    });
    // Laid out as wide as it will be, so that it loads when it comes into view and measures itself; and in nobody's way.
    one.frame.style.cssText = 'display:block;width:100%;height:1px;border:0;visibility:hidden';
    one.frame.part.add('frame');
    this.#one = one;
  }
}

let wait = 0;

/** Not for every step of whatever moves on the page. */
function lookSoon(): void {
  wait ||= window.setTimeout(look, LOOK_MS);
}

/** Frames that a page no longer has are forgotten; new ones are placed; those that go with the page's theme follow it. */
function look(): void {
  wait = 0;
  // While a page is read from the network, an element may be there before its content.
  if (document.readyState !== 'loading') {
    for (const each of document.querySelectorAll<HTMLElement>(LEGACY)) placeLegacy(each);
  }
  for (const one of placed) {
    if (!one.frame.isConnected) placed.delete(one);
    else if (one.theme !== null) {
      const theme = hostTheme(one.holder);
      if (theme === one.theme) continue;
      one.theme = theme;
      one.frame.contentWindow?.postMessage({ app: 'naad', v: 1, type: 'theme', theme }, site);
    }
  }
}

function hear({ source, origin, data }: MessageEvent<Partial<FrameMessage> | null>): void {
  if (origin !== site || data?.app !== 'naad' || data.v !== 1 || data.type !== 'size') return;
  for (const one of placed) {
    if (one.frame.contentWindow !== source) continue;
    if (!one.isReady) {
      one.isReady = true;
      one.onReady();
      if (!one.holder.hasAttribute('aria-label')) one.frame.title = String(data.title);
    }
    if (one.isFitted) one.frame.style.height = `${String(Number(data.height))}px`;
  }
}

// The code is pasted once for each text: the first script serves them all.
if (!customElements.get('gurbani-shabad')) {
  addEventListener('message', hear);
  for (const name of Object.keys(ELEMENTS)) customElements.define(name, class extends GurbaniElement {});
  new MutationObserver(lookSoon).observe(document, { attributes: true, childList: true, subtree: true });
  for (const event of ['transitionend', 'DOMContentLoaded']) addEventListener(event, lookSoon);
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', lookSoon);
  look();
}
