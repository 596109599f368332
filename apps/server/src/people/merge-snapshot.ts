/** What a record tells about somebody; `emailKey` is the address as it is compared. */
export interface MergedPersonFields {
  firstName: string;
  lastName: string;
  email: string | null;
  emailKey: string | null;
  phone: string | null;
}

/** What a merge changed, as it was before. */
export interface MergeSnapshot {
  kept: MergedPersonFields;
  gone: MergedPersonFields;
  /** What the record that stands for both told right after. */
  after: MergedPersonFields;
  /** Records that had been merged into the one that is gone. */
  childIds: string[];
  /** Sessions that changed hands, by whose they were. */
  sessions: { entitlementId: string; owner: string }[];
}
