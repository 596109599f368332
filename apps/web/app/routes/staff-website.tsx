import { StaffWebsite } from '../features/staff/website/staff-website.tsx';
import { WebsiteTextPage } from '../features/staff/website/website-text-page.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import type { Route } from './+types/staff-website';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Website', 'Texts of the website.');

/** /admin/website: texts of the site, for owners. */
export default function StaffWebsiteRoute({ params: { textId } }: Route.ComponentProps) {
  return (
    <RequireAccess groups={['ADMIN']}>
      {() => (textId ? <WebsiteTextPage key={textId} id={textId} /> : <StaffWebsite />)}
    </RequireAccess>
  );
}
