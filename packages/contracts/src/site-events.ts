import { pageGroups } from '@studio/domain/site-events/page-group';
import { isPageEvent, maxEventsPerCall } from '@studio/domain/site-events/site-events';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';

/**
 * Event on a page. `value` is one of the values that the event allows (domain/site-events). The server replaces any
 * other value with the last allowed one, such as 'other'.
 */
const reportedEvent = z.object({
  name: z.string().refine(isPageEvent, 'Must be an event that a page can report'),
  value: z.string().max(40).optional(),
  page: z.enum(pageGroups),
});
export type ReportedEvent = z.infer<typeof reportedEvent>;

/**
 * POST /events (policy: anyone): counts what a visitor does on the site (handbook: analytics 2). Each event counts once
 * per visit and London day. The server stores nothing from the envelope with an event, and ignores the team's own
 * visits. Events that the server records itself cannot be reported. At most 8 KB. Idempotent. Errors: bad_request,
 * rate_limited, payload_too_large.
 */
export const sendSiteEventsRequest = withEnvelope({
  events: z.array(reportedEvent).min(1).max(maxEventsPerCall),
});
export const sendSiteEventsResponse = z.object({ ok: z.literal(true) });
export type SendSiteEventsResponse = z.infer<typeof sendSiteEventsResponse>;
