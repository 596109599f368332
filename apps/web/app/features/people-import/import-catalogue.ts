import type { ProductDto } from '@studio/contracts/catalogue';

/** What sessions can be brought over as. */
export interface ImportCatalogue {
  products: readonly Pick<ProductDto, 'id' | 'name'>[];
  activities: readonly { id: string; label: string }[];
}
