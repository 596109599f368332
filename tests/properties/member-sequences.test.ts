import { it } from 'vitest';
import { longestMs, playSequences } from './describe-sequences.ts';
import { memberSequences } from './member-sequence.ts';

it(
  'whatever members do, in whatever order, interrupted or not: no place is sold twice and every captured pound has a booking or a refund',
  () => playSequences('member-sequences', memberSequences),
  longestMs,
);
