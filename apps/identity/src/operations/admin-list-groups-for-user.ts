import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequestSchema, readRequestedUser } from '../users/admin-user-request.ts';
import { listUserGroups, toGroupDto } from '../users/groups.ts';

/** Returns the groups of an account, all in one page, because there are few. */
export const adminListGroupsForUser = defineOperation({
  name: 'AdminListGroupsForUser',
  signed: true,
  request: adminUserRequestSchema,
  async run(pool, named) {
    const { sub } = await readRequestedUser(pool, named);
    const groups = await listUserGroups(pool.database, sub);
    return { Groups: groups.map((group) => toGroupDto(group, pool.settings.userPoolId)) };
  },
});
