import { pageGroups } from '@studio/domain/site-events/page-group';
import { isPageEvent, maxEvents } from '@studio/domain/site-events/site-events';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';

/** What happened on a page. `value`: one of those that the event may have; any other is counted as its last. */
const reportedEvent = z.object({
  name: z.string().refine(isPageEvent, 'No event that a page can report'),
  value: z.string().max(40).optional(),
  page: z.enum(pageGroups),
});
export type ReportedEvent = z.infer<typeof reportedEvent>;

/**
 * POST /events (policy: anyone): what a visitor has done on the site, to be counted (handbook: analytics 2). Each
 * event counts once for each visit and London day; nothing of the envelope is kept with it, and the team's own visits are
 * not counted. What the server's calls know themselves cannot be reported. At most 8 KB. Refusals: bad_request,
 * rate_limited, payload_too_large.
 */
export const siteEventsRequest = withEnvelope({ events: z.array(reportedEvent).min(1).max(maxEvents) });
export const siteEventsResponse = z.object({ ok: z.literal(true) });
export type SiteEventsResponse = z.infer<typeof siteEventsResponse>;
