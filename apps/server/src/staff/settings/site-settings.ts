import { siteSettings as firstSettings, type SiteSettings } from '@studio/content/site-settings';
import type { GetSettingsResponse, SettingsSaveInput } from '@studio/contracts/staff-settings';
import { and, eq } from 'drizzle-orm';
import { updatePortraits } from '../../catalogue/pictures/update-portraits.ts';
import { loadBranchProfile, loadSettings } from '../../catalogue/store.ts';
import { branches, siteSettings } from '../../catalogue/tables.ts';
import { backfillInvoiceSeller } from '../../payments/backfill-invoice-seller.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Pages that the owner can restrict to the team. Check-in is always restricted. Restricting /about hides a page but no
 * secret: other pages and the catalogue contain the same information.
 */
export const restrictablePages = ['/about'] as const;

export async function loadCurrentSettings(
  { database }: Services,
  branchId: string,
): Promise<Omit<GetSettingsResponse, 'ok'>> {
  const profile = await loadBranchProfile(database, branchId);
  const { name, tagline, legalName, address, coordinates, directions, hours } = profile;
  const { email, phone, socials, vat } = profile;
  const now = { ...firstSettings, ...(await loadSettings(database, branchId)) };
  const { guardedPages, countdownTarget, newsletterOfferPercent, arriveEarlyMinutes, banner } = now;
  const { showsBuiltInPictures } = now;
  return {
    profile: {
      name,
      tagline,
      legalName,
      address,
      coordinates,
      directions,
      hours,
      email,
      phone,
      socials: [...socials],
      vat,
    },
    settings: {
      guardedPages: [...guardedPages],
      countdownTarget,
      newsletterOfferPercent,
      arriveEarlyMinutes,
      banner,
      showsBuiltInPictures,
    },
    restrictablePages: [...restrictablePages],
  };
}

/**
 * Saves the given fields, with an audit log entry for each setting and one for the whole profile. Throws AppError
 * bad_request.
 */
export async function saveSettings(
  { database, clock }: Services,
  input: SettingsSaveInput,
  actor: Actor,
): Promise<void> {
  const { branchId, profile = {}, settings = {} } = input;
  rejectLockedPages(settings.guardedPages);
  await database.transaction(async (tx) => {
    const now = clock.now();
    for (const [name, value] of named(settings))
      await saveSetting(tx, { branchId, name: name as keyof SiteSettings, value }, actor, now);
    if (settings.showsBuiltInPictures !== undefined) await updatePortraits(tx, branchId);
    if (named(profile).length === 0) return;
    const detail = await saveProfile(tx, branchId, profile);
    await writeAudit(tx, [{ branchId, at: now, actor, ...changed('profile'), detail }]);
  });
}

/**
 * Saves the profile. Copies the earlier profile to existing invoices, so that they don't change. Returns the change for
 * the audit log.
 */
async function saveProfile(
  tx: QueryExecutor,
  branchId: string,
  profile: NonNullable<SettingsSaveInput['profile']>,
) {
  // Locks the branch. A concurrent save waits, then reads the profile that this save stored, and copies it to the
  // invoices that were issued under it.
  await tx.orm.select({ id: branches.id }).from(branches).where(eq(branches.id, branchId)).for('update');
  const before = await loadBranchProfile(tx, branchId);
  const after = { ...before, ...profile } as typeof before;
  const invoicesUpdated = await backfillInvoiceSeller(tx, branchId, { before, after });
  await tx.orm.update(branches).set({ profile: after }).where(eq(branches.id, branchId));
  return {
    from: pick(before, Object.keys(profile)),
    to: profile,
    ...(invoicesUpdated > 0 ? { invoicesUpdated } : {}),
  };
}

/** Saves one setting. Null resets it to the default. */
export async function saveSetting(
  tx: QueryExecutor,
  { branchId, name, value }: { branchId: string; name: keyof SiteSettings; value: unknown },
  actor: Actor,
  now: Date,
): Promise<void> {
  const from = (await loadSettings(tx, branchId))[name] ?? firstSettings[name];
  const row = and(eq(siteSettings.branchId, branchId), eq(siteSettings.name, name));
  if (value === null) await tx.orm.delete(siteSettings).where(row);
  else
    await tx.orm
      .insert(siteSettings)
      .values({ branchId, name, value })
      .onConflictDoUpdate({ target: [siteSettings.branchId, siteSettings.name], set: { value } });
  await writeAudit(tx, [{ branchId, at: now, actor, ...changed(name), detail: { from, to: value } }]);
}

const changed = (subjectId: string) =>
  ({ subject: 'setting', subjectId, action: 'CHANGED', reason: 'setting changed' }) as const;

/**
 * Throws AppError bad_request for a page that can't be restricted, and for a list without check-in (`/scan`), which
 * would open check-in to visitors.
 */
function rejectLockedPages(pages: readonly string[] | undefined): void {
  if (!pages) return;
  if (!pages.includes('/scan')) throw new AppError('bad_request', 'Check-in is always team-only.');
  const unknown = pages.find(
    (page) => page !== '/scan' && !restrictablePages.some((restrictable) => restrictable === page),
  );
  if (unknown) throw new AppError('bad_request', `You can’t make ${unknown} team-only.`);
}

function named(changes: object): [string, unknown][] {
  return Object.entries(changes).filter(([, value]) => value !== undefined);
}

function pick(from: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}
