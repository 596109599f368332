import { isServedWhileClosed, openingSoonPath } from '@studio/domain/setup/closed-site';
import { redirect } from 'react-router';

/**
 * Throws a temporary redirect to the "Opening soon" page for a public page of a closed site (handbook: setup 3). The
 * status 302 tells search engines to keep the page's own URL.
 */
export function redirectWhileClosed(request: Pick<Request, 'url'>, siteOpen: boolean): void {
  if (!siteOpen && !isServedWhileClosed(new URL(request.url).pathname)) throw redirect(openingSoonPath, 302);
}
