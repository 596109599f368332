/** Personal fields of a people row. `emailKey` is the normalised email address. */
export interface MergedPersonFields {
  firstName: string;
  lastName: string;
  email: string | null;
  emailKey: string | null;
  phone: string | null;
}

/** Values from before a merge, which undoing the merge restores. */
export interface MergeSnapshot {
  kept: MergedPersonFields;
  gone: MergedPersonFields;
  /** Survivor's values right after the merge. */
  after: MergedPersonFields;
  /** Ids of people who had been merged into the person who was merged (`gone`). */
  childIds: string[];
  /** Transferred sessions with their former owner. */
  sessions: { entitlementId: string; owner: string }[];
}
