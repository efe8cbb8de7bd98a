/**
 * Stands for the browser's element, which plays nothing where nothing is drawn: it says what one says, and lets a test
 * move its time.
 */
export class SilentAudio extends EventTarget {
  src = '';
  preload = '';
  paused = true;
  currentTime = 0;
  duration = Number.NaN;
  playbackRate = 1;
  /** What it refuses to play with. */
  refusal: Error | null = null;

  load(): void {
    this.currentTime = 0;
    this.duration = Number.NaN;
    this.playbackRate = 1;
  }

  removeAttribute(): void {
    this.src = '';
  }

  play(): Promise<void> {
    if (this.refusal) return Promise.reject(this.refusal);
    this.paused = false;
    this.say('play');
    this.duration = 60;
    this.say('durationchange');
    this.say('playing');
    return Promise.resolve();
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.say('pause');
  }

  say(type: string): void {
    this.dispatchEvent(new Event(type));
  }

  /** As the element, of which a player uses no more than is here. */
  asElement(): HTMLAudioElement {
    return this as unknown as HTMLAudioElement;
  }
}
