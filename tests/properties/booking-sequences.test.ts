import { it } from 'vitest';
import { longestMs, playSequences } from './describe-sequences.ts';
import { guestSequences } from './guest-sequence.ts';

it(
  'no sequence of guest actions, interrupted or not, sells a place twice or loses a captured pound',
  () => playSequences('booking-sequences', guestSequences),
  longestMs,
);
