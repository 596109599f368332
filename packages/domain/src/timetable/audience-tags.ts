/** Tags of classes that are only for certain people. Booking doesn't check this. */
export const restrictedTags: readonly string[] = ['prenatal', 'female-only'];

/** Returns whether a class with these tags is open to everyone, so that pages can suggest it to any visitor. */
export function isOpenToEveryone(tags: readonly string[]): boolean {
  return !tags.some((tag) => restrictedTags.includes(tag));
}

/** Returns whether a class with these tags is for an audience, which is 'everyone' or the people that a tag names. */
export function isForAudience(audience: string, tags: readonly string[]): boolean {
  return audience === 'everyone' ? isOpenToEveryone(tags) : tags.includes(audience);
}
