/** Frequencies of the two tones, in hertz: a rising third. */
const tones = [523.25, 659.25];
const toneGapSeconds = 0.16;
const toneSeconds = 0.9;
const loudness = 0.06;

/**
 * Minimum interval between sounds in ms. A sound that is delayed for longer, because the browser blocked
 * audio, is dropped.
 */
const staleMs = 2_000;

let audio: AudioContext | undefined;
let lastMessageAt = 0;

/** Plays two soft tones. Browsers play nothing before the user's first interaction with the page. */
export function playNotificationSound(): void {
  const now = Date.now();
  if (now - lastMessageAt < staleMs) return;
  lastMessageAt = now;
  audio ??= new AudioContext();
  const speaker = audio;
  void speaker.resume().then(() => {
    if (Date.now() - now > staleMs) return;
    for (const [index, hertz] of tones.entries())
      play(speaker, hertz, speaker.currentTime + index * toneGapSeconds);
  });
}

function play(speaker: AudioContext, hertz: number, at: number): void {
  const tone = new OscillatorNode(speaker, { frequency: hertz });
  const volume = new GainNode(speaker, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + toneSeconds);
  tone.connect(volume).connect(speaker.destination);
  tone.start(at);
  tone.stop(at + toneSeconds);
}
