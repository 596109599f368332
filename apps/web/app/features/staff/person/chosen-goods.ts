import type { SaleGoods } from './person-api.ts';

/** Goods that staff chose, with the client's price. `problem` says what is missing; null when the goods can be sold. */
export interface ChosenGoods {
  goods: SaleGoods;
  name: string;
  pricePence: number;
  problem: string | null;
}
