import { purchaseCopy as copy } from '@studio/content/copy/purchase';
import type { CatalogueAnswer, ProductFacts } from '@studio/contracts/catalogue';
import { actionAddress } from '@studio/domain/catalogue/action-address';
import { monthsAfter } from '@studio/domain/memberships/months';
import { isSoldHere } from '@studio/domain/purchases/sold-here';
import { soldName } from '@studio/domain/purchases/sold-name';
import { formatDay } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import { productTerms } from './product-terms.ts';
import type { ProductImage, PurchaseFacts } from './purchase-facts.ts';

/** What the checkout shows of a product; null when nothing of that name is sold. `now`: when it would be bought. */
export function readFacts(
  { products, studio: { currency } }: CatalogueAnswer,
  id: string,
  now: Date,
): PurchaseFacts | null {
  const today = londonDate(now);
  if (id === copy.giftCard.id) return giftCard(currency, today);
  const product = products.find((one) => one.id === id);
  if (!product) return null;
  const { kind, pricePence, terms } = product;
  const renewsOn = terms.renewsMonthly ? dayAndMonth(londonDate(monthsAfter(now, 1))) : null;
  return {
    id,
    kind,
    pricePence,
    currency,
    renewsOn,
    today,
    name: soldName(product),
    subtitle: terms.copy.subtitle,
    image: imageOf(product),
    terms: productTerms(product, { currency, today, renewsOn }),
    direct: isBookedDirectly(product) ? { ...terms.copy.action, href: actionAddress(terms) } : null,
  };
}

function giftCard(currency: string, today: string): PurchaseFacts {
  const { id, name, subtitle, facts } = copy.giftCard;
  return {
    id,
    name,
    subtitle,
    currency,
    today,
    kind: 'gift-card',
    pricePence: 0,
    image: 'gift-card',
    terms: facts,
    renewsOn: null,
    direct: null,
  };
}

/** Neither bought once nor by the month: an offer of certain hours, or an event. */
function isBookedDirectly(product: ProductFacts): boolean {
  return !isSoldHere(product) && !product.terms.renewsMonthly;
}

function imageOf({ kind, terms }: ProductFacts): ProductImage {
  if (kind === 'one-to-one') return 'one-to-one';
  const [activity] = terms.covers;
  return activity === 'reformer' || activity === 'mat' ? activity : 'yoga';
}

/** "21 December" */
function dayAndMonth(day: string): string {
  return formatDay(day, { day: 'numeric', month: 'long' });
}
