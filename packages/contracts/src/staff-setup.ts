import { setupGaps, setupItemIds } from '@studio/domain/setup/setup-checklist';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId } from './shared-fields.ts';

/** Part of the setup of a studio, with what is missing. */
export const setupItem = z.object({
  id: z.enum(setupItemIds),
  /** Whether the site can't open without the item. */
  required: z.boolean(),
  done: z.boolean(),
  missing: z.array(z.enum(setupGaps)),
});

/** POST /admin/setup/get (policy: ADMIN): returns what is missing before the site can open. */
export const getSetupRequest = withEnvelope({ branchId });
export const getSetupResponse = z.object({
  ok: z.literal(true),
  items: z.array(setupItem),
  siteOpen: z.boolean(),
  /** Whether the site is closed and every required item is done. */
  canOpen: z.boolean(),
  /** Whether the site is open, and no client has a booking, tour, purchase or session yet. */
  canClose: z.boolean(),
  /** Version of the published terms. */
  termsVersion: z.string(),
});
export type GetSetupResponse = z.infer<typeof getSetupResponse>;

/** POST /admin/setup/confirm-terms (policy: ADMIN): records that the owner read the terms. Errors: terms_outdated. */
export const confirmSetupTermsRequest = withEnvelope({ branchId, termsVersion: z.string().max(40) });

/** POST /admin/setup/open (policy: ADMIN): opens the site. Errors: not_changeable (a required item is missing). */
export const openSiteRequest = withEnvelope({ branchId });

/**
 * POST /admin/setup/close (policy: ADMIN): closes the site. Errors: not_changeable (something was booked, sold or
 * granted).
 */
export const closeSiteRequest = withEnvelope({ branchId });
