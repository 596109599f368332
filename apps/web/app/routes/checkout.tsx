import { useSearchParams } from 'react-router';
import { Checkout } from '../features/checkout/checkout.tsx';
import { BookingSteps } from '../features/shell/booking-steps.tsx';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { pageMeta } from '../lib/meta.ts';

export const meta = () => [
  ...pageMeta('Checkout', 'Your details and payment for the place that we hold for you.'),
  { name: 'robots', content: 'noindex' },
];

/** /checkout?class={classId}&hold={holdId} */
export default function CheckoutRoute() {
  const [query] = useSearchParams();
  return (
    <Checkout
      classId={query.get('class') ?? ''}
      holdId={query.get('hold') ?? ''}
      breadcrumb={<BookingSteps current="Checkout" />}
      QuietPage={QuietPage}
    />
  );
}
