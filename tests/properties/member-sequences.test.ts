import { memberSequences } from './member-sequence.ts';
import { describeSequences } from './play-through.ts';

describeSequences('members, their credits, lists and purchases, among guests', memberSequences);
