const mutedKey = 'check-in-muted';

export function isSoundMuted(): boolean {
  return localStorage.getItem(mutedKey) === 'yes';
}

export function setSoundMuted(muted: boolean): void {
  if (muted) localStorage.setItem(mutedKey, 'yes');
  else localStorage.removeItem(mutedKey);
}

let audioContext: AudioContext | null = null;

/**
 * Plays a sound and vibrates: two rising notes and a short pulse for yes, one low note and two long pulses for no. Does
 * neither while the user has turned the sound off.
 */
export function playCheckInSignal(result: 'yes' | 'no'): void {
  if (isSoundMuted()) return;
  // Browsers block vibration before the first interaction with the page.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(result === 'yes' ? 60 : [160, 80, 160]);
  audioContext ??= 'AudioContext' in window ? new AudioContext() : null;
  if (!audioContext) return;
  if (result === 'yes') {
    note(audioContext, 660, 0, 0.09);
    note(audioContext, 990, 0.1, 0.14);
  } else note(audioContext, 196, 0, 0.32);
}

/** Plays a note. `pitch` is in hertz; `from` and `length` are in seconds. */
function note(context: AudioContext, pitch: number, from: number, length: number): void {
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  const startTime = context.currentTime + from;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.16, startTime);
  volume.gain.exponentialRampToValueAtTime(0.001, startTime + length);
  voice.connect(volume).connect(context.destination);
  voice.start(startTime);
  voice.stop(startTime + length);
}
