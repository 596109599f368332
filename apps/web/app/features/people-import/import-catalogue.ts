import type { ProductFacts } from '@studio/contracts/catalogue';

/** What sessions can be brought over as. */
export interface ImportCatalogue {
  products: readonly Pick<ProductFacts, 'id' | 'name'>[];
  activities: readonly { id: string; label: string }[];
}
