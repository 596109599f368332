/** Groups of the user pool, as its tokens name them (handbook: roles 1). Everyone in no group is a member. */
export const userGroups = ['STAFF', 'TRAINER', 'ADMIN'] as const;

export type UserGroup = (typeof userGroups)[number];

/** Groups that may see guarded pages, scan codes and read bookings, which is the whole team. */
export const studioTeamGroups: readonly UserGroup[] = ['ADMIN', 'STAFF', 'TRAINER'];

/** Groups that may use the staff tools. */
export const staffToolGroups: readonly UserGroup[] = ['STAFF', 'ADMIN'];

/** Groups that may use the trainer tools. */
export const trainerToolGroups: readonly UserGroup[] = ['TRAINER', 'ADMIN'];

/** Returns whether a person is in one of the allowed groups. */
export function isInAnyGroup(groups: readonly string[], allowed: readonly UserGroup[]): boolean {
  return allowed.some((group) => groups.includes(group));
}

/** Parses the groups in a token's claim. Ignores unknown groups. */
export function parseGroups(claim: unknown): UserGroup[] {
  return Array.isArray(claim) ? userGroups.filter((group) => claim.includes(group)) : [];
}
