const mutedKey = 'door-muted';

export function isSoundMuted(): boolean {
  return localStorage.getItem(mutedKey) === 'yes';
}

export function setSoundMuted(muted: boolean): void {
  if (muted) localStorage.setItem(mutedKey, 'yes');
  else localStorage.removeItem(mutedKey);
}

let sound: AudioContext | null = null;

/** Tells ear and hand whether somebody can come in: two rising notes and one short pulse, or one low note and two long ones. */
export function playCheckInSignal(answer: 'yes' | 'no'): void {
  if (isSoundMuted()) return;
  // A browser takes it ill from a page that nobody has touched yet.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(answer === 'yes' ? 60 : [160, 80, 160]);
  sound ??= 'AudioContext' in window ? new AudioContext() : null;
  if (!sound) return;
  if (answer === 'yes') {
    note(sound, 660, 0, 0.09);
    note(sound, 990, 0.1, 0.14);
  } else note(sound, 196, 0, 0.32);
}

/** A soft note: hertz, and seconds from now. */
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
