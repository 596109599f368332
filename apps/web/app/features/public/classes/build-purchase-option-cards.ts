import { purchaseOptionCards } from '@studio/content/copy/classes';
import type { ClassesCopy } from '@studio/content/site-copy/classes-fields';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';

/** Way to buy classes, such as a pack, with the lowest price of its section on the pricing page. */
export interface PurchaseOptionCardData {
  section: string;
  title: string;
  text: string;
  goodFor: string;
  link: string;
  /** Formatted lowest price, such as "£12". */
  from: string;
  unit: string;
  /** Product that has this price. */
  cheapest: string;
}

/** Builds the cards with the lowest price of each section. A section without products has no card. */
export function buildPurchaseOptionCards(
  { products }: Pick<GetCatalogueResponse, 'products'>,
  texts: ClassesCopy['join'],
): PurchaseOptionCardData[] {
  return purchaseOptionCards.flatMap(({ section, text, title, link }) => {
    const sold = products.filter(({ terms }) => terms.copy.section === section);
    const [cheapest] = [...sold].sort((one, other) => one.pricePence - other.pricePence);
    if (!cheapest) return [];
    const { unit, subtitle } = cheapest.terms.copy;
    return {
      ...{ section, title, link },
      ...texts[text],
      from: formatPriceShort(cheapest.pricePence),
      unit,
      cheapest: `${cheapest.name}: ${subtitle}`,
    };
  });
}
