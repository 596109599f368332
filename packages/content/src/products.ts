import type { ProductKind, ProductTerms } from '@studio/domain/catalogue/product-terms';
import { dropIns } from './products/drop-ins.ts';
import { memberships } from './products/memberships.ts';
import { offers } from './products/offers.ts';
import { oneToOnes } from './products/one-to-ones.ts';
import { packs } from './products/packs.ts';

/** Something that is sold. */
export interface ProductSeed {
  /** Also the id that /checkout?product= and /buy/ links name. */
  id: string;
  kind: ProductKind;
  name: string;
  /** In pence; a membership's for one month. */
  pricePence: number;
  terms: ProductTerms;
}

/** The whole catalogue, in the order of the pricing page (decisions, "Two price lists"). */
export const products: readonly ProductSeed[] = [
  ...dropIns,
  ...packs,
  ...memberships,
  ...oneToOnes,
  ...offers,
];
