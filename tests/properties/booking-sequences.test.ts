import { it } from 'vitest';
import { longestMs, playSequences } from './describe-sequences.ts';
import { guestSequences } from './guest-sequence.ts';

it(
  'whatever guests do, in whatever order, interrupted or not: no place is sold twice and every captured pound has a booking or a refund',
  () => playSequences('booking-sequences', guestSequences),
  longestMs,
);
