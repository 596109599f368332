import { getOfflineTitle, OfflineHelp } from '../features/public/offline/offline-help.tsx';
import { useConnection } from '../features/public/offline/use-connection.ts';
import { MessagePage } from '../features/public/shell/message-page.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/offline';

/** The service worker caches this page for use without a connection. */
export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(matches, 'You’re offline', 'What to do while you’re offline.', { unlisted: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { address, directions, hours, phone } = (await loadCatalogue(getServerApi(context))).studio;
  return { address, directions, hours, phone };
}

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  const connection = useConnection();
  return (
    <MessagePage title={getOfflineTitle(connection)}>
      <OfflineHelp studio={loaderData} connection={connection} />
    </MessagePage>
  );
}
