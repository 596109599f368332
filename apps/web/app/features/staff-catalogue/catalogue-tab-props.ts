import type { StaffCatalogueResponse } from '@studio/contracts/staff-catalogue';

/** What the parts of the catalogue share: what there is, who may change it, and looking again after a change. */
export interface CatalogueTabProps {
  catalogue: StaffCatalogueResponse;
  mayChange: boolean;
  onChanged: () => void;
}
