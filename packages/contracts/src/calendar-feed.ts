import { z } from 'zod';
import { withEnvelope } from './envelope.ts';

/**
 * POST /account/calendar and /account/calendar/renew (policy: member): returns the URL of the member's calendar feed.
 * Anyone who has the URL can read the bookings. Renewing creates another URL and disables the old one.
 */
export const calendarFeedRequest = withEnvelope({});
export const calendarFeedResponse = z.object({ ok: z.literal(true), url: z.string() });
export type CalendarFeedResponse = z.infer<typeof calendarFeedResponse>;
