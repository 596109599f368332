import { useQuery } from '@tanstack/react-query';
import type { ChosenGoods } from './chosen-goods.ts';
import { personQueries } from './person-queries.ts';

/**
 * Returns the chosen goods with a product's current name and price. These can change after staff chose the product: a
 * sale that fails with price_changed refetches the products.
 */
export function useCurrentGoods(personId: string | null, goods: ChosenGoods | null): ChosenGoods | null {
  const productId = goods && 'productId' in goods.goods ? goods.goods.productId : null;
  const { data } = useQuery({ ...personQueries.sellable(personId), enabled: productId !== null });
  const product = data?.products.find((one) => one.productId === productId);
  return goods && product ? { ...goods, name: product.name, pricePence: product.pricePence } : goods;
}
