import type { EmbedTheme } from '@naad/api-contract';

/** Repeated here, because importing the contract would bundle its validation code. */
const THEMES: readonly EmbedTheme[] = ['light', 'dark', 'sepia', 'contrast'];

/** Message from the surrounding page; see the README. Any page may frame us, so only a theme is accepted. */
interface HostMessage {
  readonly app: 'naad';
  readonly v: 1;
  readonly type: 'theme';
  readonly theme: EmbedTheme;
}

/** Sends the height and title of the text to the surrounding page, and nothing else. */
function postSize(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ app: 'naad', v: 1, type: 'size', height, title: document.title }, '*');
}

/** Applies the theme that the surrounding page sends. */
function handleMessage({ source, data }: MessageEvent<Partial<HostMessage> | null>): void {
  if (source !== parent || data?.app !== 'naad' || data.v !== 1 || data.type !== 'theme') return;
  const theme = THEMES.find((each) => each === data.theme);
  if (theme) document.documentElement.dataset['theme'] = theme;
}

if (parent !== window) {
  addEventListener('message', handleMessage);
  // Also at once: the frame stays hidden until it has sent its size, and hidden frames don't render.
  postSize();
  new ResizeObserver(postSize).observe(document.body);
}
