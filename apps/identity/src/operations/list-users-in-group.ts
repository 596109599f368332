import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { requirePool } from '../protocol/require-pool.ts';
import { toUserListDto } from '../users/admin-user-request.ts';
import { requireGroup } from '../users/groups.ts';
import { buildGroupCondition, listUsersPage, pageLimitSchema } from '../users/list-users-page.ts';

export const listUsersInGroup = defineOperation({
  name: 'ListUsersInGroup',
  signed: true,
  request: z.object({
    UserPoolId: z.string(),
    GroupName: z.string(),
    Limit: pageLimitSchema,
    NextToken: z.string().optional(),
  }),
  async run(pool, { UserPoolId, GroupName, Limit, NextToken }) {
    requirePool(pool, UserPoolId);
    requireGroup(GroupName);
    const { found, next } = await listUsersPage(pool, {
      list: `group|${GroupName}`,
      condition: buildGroupCondition(pool, GroupName),
      limit: Limit,
      token: NextToken,
    });
    return { Users: found.map((user) => toUserListDto(user)), ...(next ? { NextToken: next.token } : {}) };
  },
});
