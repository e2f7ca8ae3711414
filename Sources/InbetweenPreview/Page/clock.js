// Which moment is shown, and when to ask for the next one.
//
// The view's time flows while something moves, is due, or is touched, and rests while nothing is:
// so the timeline holds what happened and no waiting. Frames lie on the grid of the frame rate.

export class Clock {
  constructor() {
    this.isPlaying = true;
    this.speed = 1;
    /** The moment that is shown, seconds. */
    this.position = 0;
    /** How far the view has come, on the page's own count. */
    this.live = 0;
    /** How far the view was asked to come. */
    this.asked = 0;
    this.framesPerSecond = 60;
    /** A stretch that is shown again and again: [from, to], or null. */
    this.loop = null;
    this.lastTick = null;
    this.restIn = 0;
    this.isBehind = false;
    this.pointers = new Set();
  }

  /** Seconds that pass after all has come to rest. */
  static linger = 0.4;
  /** Seconds by which the view may fall behind before its time runs slower than ours. */
  static lag = 0.1;

  /** Whether what is shown is what the view shows now. */
  get isLive() { return !this.loop && this.position >= this.live - 1e-6; }

  reset(time) {
    this.position = this.live = this.asked = time;
    this.loop = null;
    this.stir();
  }

  /** Something happened: time flows. */
  stir() { this.restIn = Clock.linger; }

  /**
   * Moves on by what passed since the last picture.
   * @param states the last status of each pane.
   * @returns the time to ask for, or null.
   */
  tick(now, states, isWaiting) {
    const passed = this.lastTick == null ? 0 : Math.min(0.1, (now - this.lastTick) / 1000);
    this.lastTick = now;
    if (!this.isPlaying) return null;
    if (this.loop) {
      this.position += passed * this.speed;
      const [from, to] = this.loop;
      if (this.position >= to) this.position = from + ((this.position - from) % (to - from));
      return null;
    }
    if (!this.isLive) {
      this.position = Math.min(this.live, this.position + passed * this.speed);
      return null;
    }
    const needs = states.some(({ due, time, flags }) => due <= time + 1e-9 || flags & 8);
    const isDue = states.some(({ due }) => Number.isFinite(due));
    if (needs || isDue || this.pointers.size) this.stir();
    else this.restIn -= passed;
    if (this.restIn <= 0 || !states.length) return null;
    this.live = Math.min(this.live + passed * this.speed, this.asked + (isWaiting ? Clock.lag : 1e9));
    this.position = this.live;
    if (isWaiting) return null;
    const frame = Math.round(this.live * this.framesPerSecond) / this.framesPerSecond;
    const next = Math.min(...states.map(({ due }) => due));
    if (frame <= this.asked + 1e-9 || !(needs || frame >= next - 1e-9)) return null;
    return frame;
  }

  /** The time of something that a person does now: not before what was asked for. */
  inputTime(now) {
    const passed = this.lastTick == null || !this.isPlaying || this.restIn <= 0
      ? 0 : Math.min(0.05, Math.max(0, (now - this.lastTick) / 1000));
    const time = Math.max(this.asked, Math.ceil((this.live + passed * this.speed) * 1000) / 1000);
    this.live = this.position = Math.max(this.live, time);
    this.stir();
    return time;
  }
}
