import { purchaseCopy } from '@studio/content/copy/purchase';
import { data, useSearchParams } from 'react-router';
import { CheckoutBeds } from '../features/public/beds/checkout-beds.tsx';
import { Checkout } from '../features/public/checkout/checkout.tsx';
import { PurchaseCheckout } from '../features/public/purchase/purchase-checkout.tsx';
import type { PurchaseDetails } from '../features/public/purchase/purchase-details.ts';
import { readPurchaseDetails } from '../features/public/purchase/read-purchase-details.ts';
import { BookingSteps } from '../features/public/shell/booking-steps.tsx';
import { MessagePage } from '../features/public/shell/message-page.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/checkout';

const unlisted = { unlisted: true };

export const handle = { reads: ['class', 'hold', 'product', 'promo'] };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData)
    return buildPageMeta(
      matches,
      'Checkout',
      'Your details and payment for the place we’re holding for you.',
      unlisted,
    );
  const { title, description } = purchaseCopy.meta;
  return buildPageMeta(matches, loaderData.purchase?.name ?? title, description, unlisted);
}

/** Loader data for buying a product. When a class is booked instead, the loader returns null. */
interface Buying {
  /** Product details; null when the studio sells no such product. */
  purchase: PurchaseDetails | null;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('product');
  if (id === null) return null;
  const purchase = readPurchaseDetails(
    await loadCatalogue(getServerApi(context)),
    id,
    context.get(siteContext).now(),
  );
  return data<Buying>({ purchase }, { status: purchase ? 200 : 404 });
}

/** Checkout of a class loads its data in the browser, so its navigation needs no request. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return new URL(request.url).searchParams.has('product') ? serverLoader() : null;
}

/** /checkout?class={classId}&hold={holdId}, or /checkout?product={id}&promo={code}&amount={pounds of a gift card} */
export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  if (loaderData)
    return (
      <PurchaseCheckout
        details={loaderData.purchase}
        promoCodeInUrl={query.get('promo')}
        giftAmountInUrl={query.get('amount')}
        MessagePage={MessagePage}
      />
    );
  return (
    <Checkout
      classId={query.get('class') ?? ''}
      holdId={query.get('hold') ?? ''}
      breadcrumb={<BookingSteps current="Checkout" />}
      Beds={CheckoutBeds}
      MessagePage={MessagePage}
    />
  );
}
