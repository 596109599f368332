import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';

export interface CatalogueTabProps {
  catalogue: GetStaffCatalogueResponse;
  mayChange: boolean;
}
