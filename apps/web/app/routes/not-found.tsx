import { NotFoundPage } from '../features/public/shell/not-found-page.tsx';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(matches, 'Page not found', 'We can’t find that page.', { unlisted: true });

/** Responds with 404 for every unknown path. */
export function loader() {
  throw new Response('Not Found', { status: 404 });
}

export function ErrorBoundary() {
  return <NotFoundPage />;
}

export default NotFoundPage;
