import { describeSequences } from './play-through.ts';
import { sequences } from './sequence.ts';

describeSequences('booking-sequences', 'guests', sequences);
