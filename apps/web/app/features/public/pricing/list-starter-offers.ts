import type { ProductDto } from '@studio/contracts/catalogue';
import { getProductActionLink } from '@studio/domain/catalogue/product-action-link';
import { formatPriceShort } from '@studio/domain/money/money';
import type { OfferLine } from './pricing-data.ts';

const numbers = ['', '', 'two', 'three', 'four', 'five'] as const;

/** Lists the offers for new clients. Offers that each person can buy only once come first. */
export function listStarterOffers(
  products: readonly ProductDto[],
  currency: string,
): { offers: OfferLine[]; offersNote: string | null } {
  const all = products.filter(({ kind }) => kind === 'offer');
  const once = all.filter(({ terms }) => terms.oncePerPerson);
  const others = all.filter(({ terms }) => !terms.oncePerPerson);
  return {
    offers: [...once, ...others].map((product) => toOfferLine(product, currency)),
    offersNote: getOnceNote(once.length, all.length),
  };
}

/**
 * Returns the line of an offer. For an offer of several places for one price at certain times, such as "2-for-1
 * yoga", the price is "2 for 1" and the name omits that phrase.
 */
function toOfferLine({ id, name, pricePence, terms }: ProductDto, currency: string): OfferLine {
  const { sessions, onlyWhen } = terms;
  const to = getProductActionLink(terms);
  if (!onlyWhen || sessions === null || sessions < 2) {
    return { id, price: formatPriceShort(pricePence, currency), name, to };
  }
  const shortName = name.replace(/^\d-for-\d\s+/i, '');
  return {
    id,
    price: `${sessions} for 1`,
    name: `${shortName.charAt(0).toUpperCase()}${shortName.slice(1)}`,
    to,
  };
}

function getOnceNote(once: number, all: number): string | null {
  if (once === 0) return null;
  if (once === all) return 'Once per person.';
  return once === 1
    ? 'The first is once per person.'
    : `The first ${numbers[once] ?? once} are once per person.`;
}
