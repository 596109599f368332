import { dropIns } from './products/drop-ins.ts';
import { memberships } from './products/memberships.ts';
import { offers } from './products/offers.ts';
import { oneToOnes } from './products/one-to-ones.ts';
import { packs } from './products/packs.ts';
import type { ProductSeed } from './products/product-seed.ts';

/** Products with which the catalogue starts, in the order of the pricing page (handbook: prices 4). */
export const products: readonly ProductSeed[] = [
  ...dropIns,
  ...packs,
  ...memberships,
  ...oneToOnes,
  ...offers,
];
