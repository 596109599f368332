import { it } from 'vitest';
import { longestMs, playSequences } from './describe-sequences.ts';
import { memberSequences } from './member-sequence.ts';

it(
  'no sequence of member actions, interrupted or not, sells a place twice or loses a captured pound',
  () => playSequences('member-sequences', memberSequences),
  longestMs,
);
