const mutedKey = 'door-muted';

export function isSoundMuted(): boolean {
  return localStorage.getItem(mutedKey) === 'yes';
}

export function setSoundMuted(muted: boolean): void {
  if (muted) localStorage.setItem(mutedKey, 'yes');
  else localStorage.removeItem(mutedKey);
}

let sound: AudioContext | null = null;

/** Plays and vibrates the result: two rising notes and a short pulse, or one low note and two long pulses. */
export function playCheckInSignal(answer: 'yes' | 'no'): void {
  if (isSoundMuted()) return;
  // Browsers block vibration before the first interaction with the page.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(answer === 'yes' ? 60 : [160, 80, 160]);
  sound ??= 'AudioContext' in window ? new AudioContext() : null;
  if (!sound) return;
  if (answer === 'yes') {
    note(sound, 660, 0, 0.09);
    note(sound, 990, 0.1, 0.14);
  } else note(sound, 196, 0, 0.32);
}

/** `pitch` in hertz; `from` and `length` in seconds. */
function note(context: AudioContext, pitch: number, from: number, length: number): void {
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  const begins = context.currentTime + from;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.16, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + length);
  voice.connect(volume).connect(context.destination);
  voice.start(begins);
  voice.stop(begins + length);
}
