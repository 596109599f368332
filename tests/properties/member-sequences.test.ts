import { it } from 'vitest';
import { memberSequences } from './member-sequence.ts';
import { maxSequencesMs, playSequences } from './play-sequences.ts';

it(
  'no sequence of member actions, interrupted or not, sells a place twice or loses a captured pound',
  () => playSequences('member-sequences', memberSequences),
  maxSequencesMs,
);
