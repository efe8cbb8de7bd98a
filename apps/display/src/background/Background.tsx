import { useEffect, useRef } from 'react';
import { createImageStore } from './imageStore.ts';
import { extremesOf, parseHex, type Rgb, scrimOpacity } from './scrim.ts';
import styles from './Background.module.css';

export interface BackgroundProps {
  /** Id of the image in this browser. */
  id: string;
  /** A change draws again, with the colours of the theme. */
  theme: string;
}

/** The letters that stand on a slide. */
const TEXTS = [
  '--gurbani-line',
  '--gurbani-translation',
  '--gurbani-transliteration',
  '--gurbani-visraam-main',
  '--gurbani-visraam-yamki',
  '--text',
  '--text-soft',
];

/** The operator's image behind a slide, under as much of the theme's colour as its letters need. */
export function Background({ id, theme }: BackgroundProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let image: ImageBitmap | null = null;
    let isGone = false;
    const draw = () => {
      if (image) drawBackground(element, image);
    };
    createImageStore(indexedDB)
      .read(id)
      .then((blob) => (blob ? createImageBitmap(blob) : null))
      .then((bitmap) => {
        image = bitmap;
        if (!isGone) draw();
      })
      // Without the image, the slide has the plain surface.
      .catch(() => undefined);
    const resizes = new ResizeObserver(draw);
    resizes.observe(element);
    return () => {
      isGone = true;
      resizes.disconnect();
      image?.close();
    };
  }, [id, theme]);
  return <canvas ref={canvas} className={styles['background']} aria-hidden="true" />;
}

/** Covers the canvas with the image, and the image with the scrim that its pixels need. */
function drawBackground(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  const { clientWidth, clientHeight } = canvas;
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context || clientWidth === 0 || clientHeight === 0) return;
  const width = Math.round(clientWidth * devicePixelRatio);
  const height = Math.round(clientHeight * devicePixelRatio);
  canvas.width = width;
  canvas.height = height;
  const scale = Math.max(width / image.width, height / image.height);
  const [shownWidth, shownHeight] = [image.width * scale, image.height * scale];
  context.drawImage(image, (width - shownWidth) / 2, (height - shownHeight) / 2, shownWidth, shownHeight);
  const style = getComputedStyle(canvas);
  const colourOf = (name: string) => parseHex(style.getPropertyValue(name));
  const surface = colourOf('--surface');
  const texts = TEXTS.map(colourOf).filter((each): each is Rgb => each !== null);
  // A theme whose colours can't be read keeps its plain surface.
  const opacity =
    surface && texts.length === TEXTS.length
      ? scrimOpacity(extremesOf(context.getImageData(0, 0, width, height).data), surface, texts)
      : 1;
  context.globalAlpha = opacity;
  context.fillStyle = style.getPropertyValue('--surface');
  context.fillRect(0, 0, width, height);
  canvas.dataset['scrim'] = opacity.toFixed(3);
}
