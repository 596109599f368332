import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { requirePool } from '../protocol/require-pool.ts';
import { toUserListDto } from '../users/admin-user-request.ts';
import { listUsersPage, pageLimitSchema } from '../users/list-users-page.ts';
import { parseUserFilter } from '../users/parse-user-filter.ts';

export const listUsers = defineOperation({
  name: 'ListUsers',
  signed: true,
  request: z.object({
    UserPoolId: z.string(),
    Filter: z.string().max(256).default(''),
    Limit: pageLimitSchema,
    PaginationToken: z.string().optional(),
    AttributesToGet: z.array(z.string()).optional(),
  }),
  async run(pool, { UserPoolId, Filter, Limit, PaginationToken, AttributesToGet }) {
    requirePool(pool, UserPoolId);
    const { found, next } = await listUsersPage(pool, {
      list: `users|${Filter}`,
      condition: parseUserFilter(Filter),
      limit: Limit,
      token: PaginationToken,
    });
    return {
      Users: found.map((user) => toUserListDto(user, AttributesToGet)),
      ...(next ? { PaginationToken: next.token } : {}),
    };
  },
});
