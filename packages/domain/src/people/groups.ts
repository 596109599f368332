/** The groups of the user pool, as its tokens name them (handbook: roles 1). Everybody else is a member. */
export const groups = ['STAFF', 'TRAINER', 'ADMIN'] as const;

export type Group = (typeof groups)[number];

/** Everybody who works at the studio: who may see guarded pages, scan codes and read bookings. */
export const studioTeam: readonly Group[] = ['ADMIN', 'STAFF', 'TRAINER'];

/** Who may use the staff tools. */
export const staffToolGroups: readonly Group[] = ['STAFF', 'ADMIN'];

/** Who may use the trainer tools. */
export const trainerToolGroups: readonly Group[] = ['TRAINER', 'ADMIN'];

/** Whether somebody belongs to one of the groups that may do something. */
export function isInOneOf(theirs: readonly string[], allowed: readonly Group[]): boolean {
  return allowed.some((group) => theirs.includes(group));
}

/** The groups that a token's claim names; what we do not know means nothing here. */
export function knownGroups(claim: unknown): Group[] {
  return Array.isArray(claim) ? groups.filter((group) => claim.includes(group)) : [];
}
