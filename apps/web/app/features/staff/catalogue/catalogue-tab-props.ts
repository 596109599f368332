import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';

/** Props of the catalogue's tabs. `onChanged` reloads the catalogue. */
export interface CatalogueTabProps {
  catalogue: GetStaffCatalogueResponse;
  mayChange: boolean;
  onChanged: () => void;
}
