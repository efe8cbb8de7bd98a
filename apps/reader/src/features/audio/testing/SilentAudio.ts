/**
 * Stands in for the browser's audio element, which plays nothing in jsdom: it fires its events at once and lets a test
 * set its time.
 */
export class SilentAudio extends EventTarget {
  src = '';
  preload = '';
  paused = true;
  currentTime = 0;
  duration = Number.NaN;
  playbackRate = 1;
  /** Error that `play` rejects with. */
  playError: Error | null = null;

  load(): void {
    this.currentTime = 0;
    this.duration = Number.NaN;
    this.playbackRate = 1;
  }

  removeAttribute(): void {
    this.src = '';
  }

  play(): Promise<void> {
    if (this.playError) return Promise.reject(this.playError);
    this.paused = false;
    this.fire('play');
    this.duration = 60;
    this.fire('durationchange');
    this.fire('playing');
    return Promise.resolve();
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.fire('pause');
  }

  fire(type: string): void {
    this.dispatchEvent(new Event(type));
  }

  /** As an audio element, of which the player uses only what is here. */
  asElement(): HTMLAudioElement {
    return this as unknown as HTMLAudioElement;
  }
}
