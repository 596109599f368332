import { groupsOf, wireGroup } from '../users/groups.ts';
import { namedUser, readNamedUser } from '../users/named-user.ts';
import { operation } from '../wire/operation.ts';

/** There are so few groups that one page has them all. */
export const adminListGroupsForUser = operation({
  name: 'AdminListGroupsForUser',
  signed: true,
  request: namedUser,
  async run(pool, named) {
    const { sub } = await readNamedUser(pool, named);
    const groups = await groupsOf(pool.database, sub);
    return { Groups: groups.map((group) => wireGroup(group, pool.settings.userPoolId)) };
  },
});
