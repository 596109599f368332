import type { StaffCatalogueResponse } from '@studio/contracts/staff-catalogue';

/** Props of the catalogue's tabs. `onChanged` reloads the catalogue. */
export interface CatalogueTabProps {
  catalogue: StaffCatalogueResponse;
  mayChange: boolean;
  onChanged: () => void;
}
