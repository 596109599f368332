import type { MembershipRow } from './store.ts';

/** Returns the origin of the sessions that an imported membership has for the period paid before the import. */
export function toImportedMonthOrigin(membershipId: string): string {
  return `import:${membershipId}`;
}

/** Returns whether a period was paid in the earlier system: it began before the end of the period paid at the import. */
export function isBeforeImport(
  { importedUntil }: Pick<MembershipRow, 'importedUntil'>,
  { periodStart }: { periodStart: Date },
): boolean {
  return importedUntil !== null && periodStart < importedUntil;
}
