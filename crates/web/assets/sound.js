// A few sounds, made on the spot. Silent unless somebody asked for them.
import { kept } from "./page.js";

let context = null;

const TONES = {
  coin: [[1568, 0, 0.12, "triangle"], [2093, 0.07, 0.22, "triangle"]],
  card: [[260, 0, 0.06, "square"], [190, 0.05, 0.08, "square"]],
  step: [[180, 0, 0.07, "sine"], [150, 0.09, 0.07, "sine"]],
  sword: [[900, 0, 0.05, "sawtooth"], [1400, 0.04, 0.18, "triangle"]],
  fall: [[330, 0, 0.12, "triangle"], [220, 0.1, 0.16, "triangle"], [147, 0.22, 0.3, "triangle"]],
  bell: [[659, 0, 0.6, "sine"], [988, 0.02, 0.5, "sine"]],
  turn: [[587, 0, 0.14, "sine"], [880, 0.12, 0.24, "sine"]],
  triumph: [[523, 0, 0.2, "triangle"], [659, 0.16, 0.2, "triangle"], [784, 0.32, 0.2, "triangle"], [1047, 0.48, 0.6, "triangle"]],
};

export function play(name) {
  if (kept.get("sound") !== "on" || !TONES[name]) return;
  context ??= new AudioContext();
  for (const [pitch, after, length, shape] of TONES[name]) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.0004, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
