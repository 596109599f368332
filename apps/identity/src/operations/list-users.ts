import { z } from 'zod';
import { listPage, pageLimit } from '../users/list-page.ts';
import { listedUser } from '../users/named-user.ts';
import { userFilter } from '../users/user-filter.ts';
import { operation } from '../wire/operation.ts';
import { requirePool } from '../wire/require-pool.ts';

/** The accounts of the pool, a page at a time. */
export const listUsers = operation({
  name: 'ListUsers',
  signed: true,
  request: z.object({
    UserPoolId: z.string(),
    Filter: z.string().max(256).default(''),
    Limit: pageLimit,
    PaginationToken: z.string().optional(),
    AttributesToGet: z.array(z.string()).optional(),
  }),
  async run(pool, { UserPoolId, Filter, Limit, PaginationToken, AttributesToGet }) {
    requirePool(pool, UserPoolId);
    const { found, next } = await listPage(pool, {
      list: `users|${Filter}`,
      where: userFilter(Filter),
      limit: Limit,
      token: PaginationToken,
    });
    return {
      Users: found.map((user) => listedUser(user, AttributesToGet)),
      ...(next ? { PaginationToken: next.token } : {}),
    };
  },
});
