import { orderCopy } from '@studio/content/copy/pricing';
import { data, useSearchParams } from 'react-router';
import { Checkout } from '../features/checkout/checkout.tsx';
import { orderFacts } from '../features/product-order/order-facts.ts';
import { ProductOrder } from '../features/product-order/product-order.tsx';
import type { ProductOrderFacts } from '../features/product-order/product-order-facts.ts';
import { UnknownProduct } from '../features/product-order/unknown-product.tsx';
import { BookingSteps } from '../features/shell/booking-steps.tsx';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { pageMeta } from '../lib/meta.ts';
import { serverApi } from '../lib/site-context.server.ts';
import type { Route } from './+types/checkout';

const unlisted = { unlisted: true };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData)
    return pageMeta('Checkout', 'Your details and payment for the place that we hold for you.', unlisted);
  const { title, description } = orderCopy.meta;
  return pageMeta(loaderData.product?.name ?? title, description, unlisted);
}

/** What the page shows of a product in the address; null when a class is being booked. */
interface Ordering {
  /** Null when nothing of that name is sold. */
  product: ProductOrderFacts | null;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('product');
  if (id === null) return null;
  const product = orderFacts(await loadCatalogue(serverApi(context)), id);
  return data<Ordering>({ product }, { status: product ? 200 : 404 });
}

/** A class is booked in the browser: the way to its checkout asks for nothing. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return new URL(request.url).searchParams.has('product') ? serverLoader() : null;
}

/** /checkout?class={classId}&hold={holdId}, or /checkout?product={id} */
export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  if (loaderData?.product) return <ProductOrder product={loaderData.product} />;
  if (loaderData) return <UnknownProduct QuietPage={QuietPage} />;
  return (
    <Checkout
      classId={query.get('class') ?? ''}
      holdId={query.get('hold') ?? ''}
      breadcrumb={<BookingSteps current="Checkout" />}
      QuietPage={QuietPage}
    />
  );
}
