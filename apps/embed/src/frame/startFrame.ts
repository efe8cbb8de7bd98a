import type { EmbedTheme } from '@naad/api-contract';

/** Written once more: the contract would bring all that it checks with. */
const THEMES: readonly EmbedTheme[] = ['light', 'dark', 'sepia', 'contrast'];

/** What the page around a frame says; see the README. Anybody may frame us, so it is believed in nothing but a theme. */
interface HostMessage {
  readonly app: 'naad';
  readonly v: 1;
  readonly type: 'theme';
  readonly theme: EmbedTheme;
}

/** Tells the page around how high the text is, and what it is called: nothing that it did not ask for. */
function tellSize(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ app: 'naad', v: 1, type: 'size', height, title: document.title }, '*');
}

/** Takes light and dark from the page around. */
function hear({ source, data }: MessageEvent<Partial<HostMessage> | null>): void {
  if (source !== parent || data?.app !== 'naad' || data.v !== 1 || data.type !== 'theme') return;
  const theme = THEMES.find((each) => each === data.theme);
  if (theme) document.documentElement.dataset['theme'] = theme;
}

if (parent !== window) {
  addEventListener('message', hear);
  // At once too: a browser draws nothing of a frame that is hidden, as ours is until it has said this.
  tellSize();
  new ResizeObserver(tellSize).observe(document.body);
}
