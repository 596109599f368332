/** Tags of classes that are made for some people only. */
export const restrictedTags: readonly string[] = ['prenatal', 'female-only'];

/** Whether a class with these tags is for anybody who reads about it: such a one is offered as the next. */
export function isOpenToEveryone(tags: readonly string[]): boolean {
  return !tags.some((tag) => restrictedTags.includes(tag));
}

/** Whether a class with these tags is for an audience: 'everyone', or those whom a tag names. */
export function isForAudience(audience: string, tags: readonly string[]): boolean {
  return audience === 'everyone' ? isOpenToEveryone(tags) : tags.includes(audience);
}
