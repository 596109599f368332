import { z } from 'zod';
import { withEnvelope } from './envelope.ts';

/**
 * POST /account/calendar and /account/calendar/renew (policy: member): returns the URL of the member's calendar feed.
 * Anyone who has the URL can read the bookings. Renewing creates another URL and disables the old one.
 */
export const getCalendarFeedRequest = withEnvelope({});
export const getCalendarFeedResponse = z.object({ ok: z.literal(true), url: z.string() });
export type GetCalendarFeedResponse = z.infer<typeof getCalendarFeedResponse>;
