import type { ClassTypeDto, ProductDto } from '@studio/contracts/catalogue';

/**
 * Returns the products, with the drop-ins at the lowest price of a class that they cover: their buttons lead to the
 * timetable, and there a booking costs what the class costs. Drop-ins without such a class keep their price.
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
