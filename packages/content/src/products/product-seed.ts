import type { ProductKind, ProductTerms } from '@studio/domain/catalogue/product-terms';

export interface ProductSeed {
  /** Also used in /checkout?product= and /buy/ links. */
  id: string;
  kind: ProductKind;
  name: string;
  /** In pence; for a membership, per month. */
  pricePence: number;
  terms: ProductTerms;
}
