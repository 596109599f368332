import { it } from 'vitest';
import { guestSequences } from './guest-sequence.ts';
import { maxSequencesMs, playSequences } from './play-sequences.ts';

it(
  'no sequence of guest actions, interrupted or not, sells a place twice or loses a captured pound',
  () => playSequences('booking-sequences', guestSequences),
  maxSequencesMs,
);
