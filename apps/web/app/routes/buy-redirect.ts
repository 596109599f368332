import { redirect } from 'react-router';
import type { Route } from './+types/buy-redirect';

/** /buy/{pack}, followed inside the site; asked of the server it is an address that has moved (server/redirects.ts). */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/checkout?${new URLSearchParams({ product: params.product })}`);
}

/** Nothing is shown on the way. */
export default function BuyRedirectRoute() {
  return null;
}
