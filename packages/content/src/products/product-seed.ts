import type { ProductKind, ProductTerms } from '@studio/domain/catalogue/product-terms';

export interface ProductSeed {
  /** Id of the product, also for the links /checkout?product= and /buy/. */
  id: string;
  kind: ProductKind;
  name: string;
  /** Price in pence, for a membership per month. */
  pricePence: number;
  terms: ProductTerms;
}
