import { type PurchaseOptionCardCopy, purchaseOptionCards } from '@studio/content/copy/classes';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';

/** Way to buy classes, such as a pack, with the lowest price of its section on the pricing page. */
export interface PurchaseOptionCardData {
  copy: PurchaseOptionCardCopy;
  /** Formatted lowest price, such as "£12". */
  from: string;
  unit: string;
  /** Product that has this price. */
  cheapest: string;
}

/** Builds the cards with the lowest price of each section. A section without products has no card. */
export function buildPurchaseOptionCards({
  products,
}: Pick<GetCatalogueResponse, 'products'>): PurchaseOptionCardData[] {
  return purchaseOptionCards.flatMap((copy) => {
    const sold = products.filter(({ terms }) => terms.copy.section === copy.section);
    const [cheapest] = [...sold].sort((one, other) => one.pricePence - other.pricePence);
    if (!cheapest) return [];
    const { unit, subtitle } = cheapest.terms.copy;
    return {
      copy,
      from: formatPriceShort(cheapest.pricePence),
      unit,
      cheapest: `${cheapest.name}: ${subtitle}`,
    };
  });
}
