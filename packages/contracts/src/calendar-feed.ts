import { z } from 'zod';
import { withEnvelope } from './envelope.ts';

/**
 * POST /account/calendar (policy: member): the address at which a calendar asks for the member's bookings; whoever knows
 * it can read them. POST /account/calendar/renew makes another one, and the old one leads nowhere.
 */
export const calendarFeedRequest = withEnvelope({});
export const calendarFeedResponse = z.object({ ok: z.literal(true), url: z.string() });
export type CalendarFeedResponse = z.infer<typeof calendarFeedResponse>;
