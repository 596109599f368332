import type { ProductDto } from '@studio/contracts/catalogue';

/** Products and activities to which imported sessions can be mapped. */
export interface ImportCatalogue {
  products: readonly Pick<ProductDto, 'id' | 'name'>[];
  activities: readonly { id: string; label: string }[];
}
