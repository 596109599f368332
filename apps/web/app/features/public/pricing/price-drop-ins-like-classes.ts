import type { ClassTypeDto, ProductDto } from '@studio/contracts/catalogue';

/**
 * Returns the products, with each drop-in at the price of the cheapest class that it covers, because its button leads
 * to the timetable, where a booking costs the price of the class. A drop-in that covers no class keeps its price.
 */
export function priceDropInsLikeClasses<Product extends ProductDto>(
  products: readonly Product[],
  classTypes: readonly Pick<ClassTypeDto, 'activityId' | 'pricePence'>[],
): Product[] {
  return products.map((product) => {
    if (product.kind !== 'drop-in') return product;
    const prices = classTypes
      .filter(({ activityId }) => product.terms.covers.includes(activityId))
      .map(({ pricePence }) => pricePence);
    return prices.length > 0 ? { ...product, pricePence: Math.min(...prices) } : product;
  });
}
