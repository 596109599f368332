import type { ProductDto } from '@studio/contracts/catalogue';
import { rankPaymentOptions } from '@studio/domain/catalogue/payment-options';
import { getProductActionLink } from '@studio/domain/catalogue/product-action-link';
import { getPencePerSession } from '@studio/domain/catalogue/product-terms';
import type { FeaturedProduct, PaymentOption } from './class-type-page-data.ts';

/** Labels above the product names in the carousel, by kind of product. */
const spotlightEyebrows = {
  membership: 'For regulars',
  pack: 'Pay in advance',
  firstVisit: 'For your first visit',
  offer: 'Worth knowing',
} as const;

/** Maximum number of slides for which the carousel's controls have space. */
const maxSlides = 4;

export function listPaymentOptions(products: readonly ProductDto[], activityId: string): PaymentOption[] {
  return rankPaymentOptions(products, activityId).map((product) => ({
    id: product.id,
    name: product.kind === 'drop-in' ? 'Drop-in' : product.name,
    detail: describeProduct(product),
    badge: product.terms.copy.badge,
    perClassPence: getPencePerClass(product),
    pricePence: product.pricePence,
    monthly: product.terms.renewsMonthly,
    to: getProductActionLink(product.terms),
    verb: getProductActionLink(product.terms).startsWith('/timetable') ? 'Book' : 'Buy',
  }));
}

/** Returns at most four products for the carousel, memberships first, then others that are bought in advance. */
export function listFeaturedProducts(products: readonly ProductDto[], activityId: string): FeaturedProduct[] {
  const shown = rankPaymentOptions(products, activityId).filter(({ kind }) => kind !== 'drop-in');
  const regular = shown.filter(({ kind }) => kind === 'membership').reverse();
  const others = shown.filter(({ kind }) => kind !== 'membership');
  return [...regular, ...others].slice(0, maxSlides).map((product) => ({
    id: product.id,
    eyebrow: getEyebrow(product),
    name: product.name,
    text: `${formatSubtitle(product)}.`,
    includes: [...product.terms.copy.includes],
    excludes: [...product.terms.copy.excludes],
    pricePence: product.pricePence,
    unit: product.terms.copy.unit,
    perClassPence: getPencePerClass(product),
    action: { label: product.terms.copy.action.label, to: getProductActionLink(product.terms) },
  }));
}

/** Returns the price per class; null for unlimited classes. */
function getPencePerClass({ pricePence, terms }: ProductDto): number | null {
  return terms.sessions === 1 ? pricePence : getPencePerSession(pricePence, terms);
}

function describeProduct(product: ProductDto): string {
  const { includes } = product.terms.copy;
  switch (product.kind) {
    case 'drop-in':
      return 'One class, any day';
    case 'membership':
      return [formatSubtitle(product), ...includes.slice(-1)].join(' · ');
    case 'pack':
      return [formatSubtitle(product), ...includes.slice(0, 2)].join(' · ');
    default:
      return formatSubtitle(product);
  }
}

function getEyebrow({ kind, terms }: ProductDto): string {
  if (kind === 'membership' || kind === 'pack') return spotlightEyebrows[kind];
  return terms.oncePerPerson ? spotlightEyebrows.firstVisit : spotlightEyebrows.offer;
}

function formatSubtitle({ terms }: ProductDto): string {
  return terms.copy.subtitle.replace(' / month', ' every month');
}
