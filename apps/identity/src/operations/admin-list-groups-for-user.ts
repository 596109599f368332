import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequest, readRequestedUser } from '../users/admin-user-request.ts';
import { listUserGroups, toGroupDto } from '../users/groups.ts';

/** Returns all groups in one page, since there are few. */
export const adminListGroupsForUser = defineOperation({
  name: 'AdminListGroupsForUser',
  signed: true,
  request: adminUserRequest,
  async run(pool, named) {
    const { sub } = await readRequestedUser(pool, named);
    const groups = await listUserGroups(pool.database, sub);
    return { Groups: groups.map((group) => toGroupDto(group, pool.settings.userPoolId)) };
  },
});
