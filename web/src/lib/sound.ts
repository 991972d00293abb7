/** Three small sounds that the page generates; off unless somebody turns them on. */
import { settings } from "./settings.svelte";

const TONES = {
  move: [[220, 0, 0.06]],
  turn: [
    [440, 0, 0.09],
    [660, 0.1, 0.12],
  ],
  end: [
    [392, 0, 0.15],
    [494, 0.15, 0.15],
    [587, 0.3, 0.3],
  ],
} as const;

let audio: AudioContext | null = null;

export function play(name: keyof typeof TONES): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const [pitch, from, length] of TONES[name]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, currentTime + from);
    loudness.gain.exponentialRampToValueAtTime(0.001, currentTime + from + length);
    tone.connect(loudness).connect(destination);
    tone.start(currentTime + from);
    tone.stop(currentTime + from + length);
  }
}
