import type { GetSetupResponse } from '@studio/contracts/staff-setup';
import { buildSetupChecklist, isReadyToOpen } from '@studio/domain/setup/setup-checklist';
import type { Services } from '../../platform/services.ts';
import { readSetupState } from './read-setup-state.ts';

/** Returns the setup checklist of a studio, and whether an owner can open or close the site (handbook: setup 1, 2). */
export async function readSetup(services: Services, branchId: string): Promise<GetSetupResponse> {
  const { facts, siteOpen, hasClients, termsVersion } = await readSetupState(services, branchId);
  const items = buildSetupChecklist(facts);
  return {
    ok: true,
    items,
    siteOpen,
    canOpen: !siteOpen && isReadyToOpen(items),
    canClose: siteOpen && !hasClients,
    termsVersion,
  };
}
