import { assertTermsVersion } from '../../catalogue/site-copy/load-site-copy.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { saveSetting } from '../settings/site-settings.ts';
import { readSetup } from './read-setup.ts';

/** Records that an owner has read the current terms. Throws AppError terms_outdated for another version. */
export async function confirmTerms(
  services: Services,
  { branchId, version }: { branchId: string; version: string },
  actor: Actor,
): Promise<void> {
  await assertTermsVersion(services.database, branchId, version);
  await save(services, { branchId, name: 'confirmedTermsVersion', value: version }, actor);
}

/**
 * Opens the site to visitors (handbook: setup 2). Does nothing if the site is open. Throws AppError not_changeable
 * while a required item is missing.
 */
export async function openSite(services: Services, branchId: string, actor: Actor): Promise<void> {
  const { siteOpen, canOpen } = await readSetup(services, branchId);
  if (siteOpen) return;
  if (!canOpen) throw new AppError('not_changeable', 'Finish the required steps before you open the site.');
  await save(services, { branchId, name: 'siteOpen', value: true }, actor);
}

/**
 * Closes the site again (handbook: setup 2). Does nothing if the site is closed. Throws AppError not_changeable once
 * a client has a booking, purchase, tour or session. A client who holds a place at that moment can still book it.
 */
export async function closeSite(services: Services, branchId: string, actor: Actor): Promise<void> {
  const { siteOpen, canClose } = await readSetup(services, branchId);
  if (!siteOpen) return;
  if (!canClose)
    throw new AppError(
      'not_changeable',
      'Clients already have bookings, purchases, tours or sessions, so you can’t close the site.',
    );
  await save(services, { branchId, name: 'siteOpen', value: false }, actor);
}

function save(
  { database, clock }: Services,
  setting: { branchId: string; name: 'siteOpen' | 'confirmedTermsVersion'; value: boolean | string },
  actor: Actor,
): Promise<void> {
  return database.transaction((tx) => saveSetting(tx, setting, actor, clock.now()));
}
