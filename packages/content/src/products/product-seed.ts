import type { ProductKind, ProductTerms } from '@studio/domain/catalogue/product-terms';

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
