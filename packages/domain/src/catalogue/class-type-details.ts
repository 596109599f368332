import { isExcludedFromMemberships } from '../entitlements/coverage-error.ts';

/** Levels of class types, as timetable filters name them. */
export const classLevels = ['All Levels', 'Beginner Friendly', 'Gentle', 'Intermediate'] as const;
export type ClassLevel = (typeof classLevels)[number];

/** Audiences of class types. The site suggests female-only and prenatal classes only to their audience. */
export const classTypeAudiences = ['everyone', 'female-only', 'prenatal'] as const;
export type ClassTypeAudience = (typeof classTypeAudiences)[number];

/** Returns the audience of a class type with these tags. */
export function getClassTypeAudience(tags: readonly string[]): ClassTypeAudience {
  return classTypeAudiences.find((audience) => tags.includes(audience)) ?? 'everyone';
}

/** Returns the tags of a class type. The style alone decides whether packs and memberships cover it. */
export function toClassTags(audience: ClassTypeAudience, subType: string): string[] {
  const restricted = audience === 'everyone' ? [] : [audience];
  return isExcludedFromMemberships({ subType }) ? [...restricted, 'no-entitlement'] : restricted;
}
