import { memberSequences } from './member-sequence.ts';
import { describeSequences } from './play-through.ts';

describeSequences('member-sequences', 'members', memberSequences);
