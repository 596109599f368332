import { staffToolGroups } from '@studio/domain/people/groups';
import { NewsletterSubscribers } from '../features/staff/messages/newsletter-subscribers.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Newsletter', 'Newsletter subscribers.');

/** /admin/messages/newsletter: newsletter subscribers. */
export default function StaffNewsletterRoute() {
  return <RequireAccess groups={staffToolGroups}>{() => <NewsletterSubscribers />}</RequireAccess>;
}
