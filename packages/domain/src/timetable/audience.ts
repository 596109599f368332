/** Tags of classes that are made for some people only. */
const forSome: readonly string[] = ['prenatal', 'female-only'];

/** Whether a class with these tags is for anybody who reads about it: such a one is offered as the next. */
export function openToEveryone(tags: readonly string[]): boolean {
  return !tags.some((tag) => forSome.includes(tag));
}
