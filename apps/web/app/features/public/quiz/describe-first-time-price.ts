import type { ProductDto } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';

const numbers = ['', 'class', 'two classes', 'three classes', 'four classes', 'five classes'] as const;

/**
 * Describes the first-time price of an activity, such as "First class £9" or "First two classes £25"; null
 * without such an offer.
 */
export function describeFirstTimePrice(
  products: readonly Pick<ProductDto, 'kind' | 'pricePence' | 'terms'>[],
  activityId: string,
  currency: string,
): string | null {
  const offer = products.find(
    ({ kind, terms }) => kind === 'offer' && terms.oncePerPerson && terms.covers.includes(activityId),
  );
  if (!offer?.terms.sessions) return null;
  const { sessions } = offer.terms;
  return `First ${numbers[sessions] ?? `${sessions} classes`} ${formatPriceShort(offer.pricePence, currency)}`;
}
