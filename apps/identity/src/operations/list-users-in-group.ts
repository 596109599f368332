import { z } from 'zod';
import { requireGroup } from '../users/groups.ts';
import { inGroup, listPage, pageLimit } from '../users/list-page.ts';
import { listedUser } from '../users/named-user.ts';
import { operation } from '../wire/operation.ts';
import { requirePool } from '../wire/require-pool.ts';

/** The accounts in a group, a page at a time. */
export const listUsersInGroup = operation({
  name: 'ListUsersInGroup',
  signed: true,
  request: z.object({
    UserPoolId: z.string(),
    GroupName: z.string(),
    Limit: pageLimit,
    NextToken: z.string().optional(),
  }),
  async run(pool, { UserPoolId, GroupName, Limit, NextToken }) {
    requirePool(pool, UserPoolId);
    requireGroup(GroupName);
    const { found, next } = await listPage(pool, {
      list: `group|${GroupName}`,
      where: inGroup(pool, GroupName),
      limit: Limit,
      token: NextToken,
    });
    return { Users: found.map((user) => listedUser(user)), ...(next ? { NextToken: next.token } : {}) };
  },
});
