import { groupsOf, wireGroup } from '../users/groups.ts';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { operation } from '../wire/operation.ts';

/** There are so few groups that one page has them all. */
export const adminListGroupsForUser = operation({
  name: 'AdminListGroupsForUser',
  signed: true,
  request: namedUser,
  run: (pool, named) =>
    withNamedUser(pool, named, async (tx, { sub }) => ({
      Groups: (await groupsOf(tx, sub)).map((group) => wireGroup(group, pool.settings.userPoolId)),
    })),
});
