import { z } from 'zod';
import { call } from './envelope.ts';

/**
 * POST /account/calendar (policy: member): the address at which a calendar asks for the member's bookings; whoever knows
 * it can read them. POST /account/calendar/renew makes another one, and the old one leads nowhere.
 */
export const calendarFeedRequest = call({});
export const calendarFeedAnswer = z.object({ ok: z.literal(true), url: z.string() });
export type CalendarFeedAnswer = z.infer<typeof calendarFeedAnswer>;
