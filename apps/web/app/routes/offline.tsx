import { OfflineHelp, offlineTitle } from '../features/offline/offline-help.tsx';
import { useConnection } from '../features/offline/use-connection.ts';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import { serverApi } from '../lib/site-context.server.ts';
import type { Route } from './+types/offline';

/** The service worker keeps this page for the time without a connection. */
export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  pageMeta(matches, 'No connection', 'What to do while there is no connection.', { unlisted: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { address, directions, hours, phone } = (await loadCatalogue(serverApi(context))).studio;
  return { address, directions, hours, phone };
}

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  const connection = useConnection();
  return (
    <QuietPage title={offlineTitle(connection)}>
      <OfflineHelp studio={loaderData} connection={connection} />
    </QuietPage>
  );
}
