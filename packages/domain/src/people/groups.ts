/** The groups of the user pool, as its tokens name them (handbook: roles 1). Everybody else is a member. */
export const userGroups = ['STAFF', 'TRAINER', 'ADMIN'] as const;

export type UserGroup = (typeof userGroups)[number];

/** Everybody who works at the studio: who may see guarded pages, scan codes and read bookings. */
export const studioTeamGroups: readonly UserGroup[] = ['ADMIN', 'STAFF', 'TRAINER'];

/** Who may use the staff tools. */
export const staffToolGroups: readonly UserGroup[] = ['STAFF', 'ADMIN'];

/** Who may use the trainer tools. */
export const trainerToolGroups: readonly UserGroup[] = ['TRAINER', 'ADMIN'];

/** Whether somebody belongs to one of the groups that may do something. */
export function isInAnyGroup(theirs: readonly string[], allowed: readonly UserGroup[]): boolean {
  return allowed.some((group) => theirs.includes(group));
}

/** The groups that a token's claim names; what we do not know means nothing here. */
export function parseGroups(claim: unknown): UserGroup[] {
  return Array.isArray(claim) ? userGroups.filter((group) => claim.includes(group)) : [];
}
