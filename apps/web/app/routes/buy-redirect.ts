import { redirect } from 'react-router';
import type { Route } from './+types/buy-redirect';

/**
 * /buy/{product}, for navigation within the site. Requests for the document are redirected by the server
 * (server/redirects.ts). The checkout finds the current version of the product.
 */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/checkout?${new URLSearchParams({ product: params.product.toLowerCase() })}`);
}

export default function BuyRedirectRoute() {
  return null;
}
