import { isInAnyGroup, staffToolGroups } from '@studio/domain/people/groups';

/**
 * Returns the page that opens after a login without a return path: the staff tools for owners and staff, the classes for
 * instructors, and otherwise the home page.
 */
export function getPathAfterLogin(groups: readonly string[]): string {
  if (isInAnyGroup(groups, staffToolGroups)) return '/admin';
  return isInAnyGroup(groups, ['TRAINER']) ? '/trainer' : '/';
}
