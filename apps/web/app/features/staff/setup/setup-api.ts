import { paths } from '@studio/contracts/paths';
import type { GetSetupResponse } from '@studio/contracts/staff-setup';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type SetupItem = GetSetupResponse['items'][number];

export const loadSetup = () => browserApi().call<GetSetupResponse>(paths.setupGet, {});

/** Records that the owner has read this version of the terms. */
export const confirmTerms = (termsVersion: string) =>
  browserApi().call<GetSetupResponse>(paths.setupConfirmTerms, { termsVersion });

/** Opens the site to visitors, or closes it again. */
export const setSiteOpen = (open: boolean) =>
  browserApi().call<GetSetupResponse>(open ? paths.setupOpen : paths.setupClose, {});
