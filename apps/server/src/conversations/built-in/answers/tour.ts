import type { Reply } from '../../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';

/** Opens the form for a free studio tour. */
export function answerTour(): Reply {
  return buildReply(
    'Tours are free and take half an hour. Choose a day and a time below. You can only choose days that have tours.',
    { action: 'startBooking', links: [{ label: 'Book a tour', to: '/tour' }] },
  );
}
