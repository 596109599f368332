import type { MembershipRow } from './store.ts';

/** Returns the origin of the sessions that an imported membership has for the period paid before the import. */
export function toImportedMonthOrigin(membershipId: string): string {
  return `import:${membershipId}`;
}

/** Returns whether a paid period began before the membership was imported, in the earlier system. */
export function isBeforeImport(
  { importedUntil }: Pick<MembershipRow, 'importedUntil'>,
  { periodStart }: { periodStart: Date },
): boolean {
  return importedUntil !== null && periodStart < importedUntil;
}
