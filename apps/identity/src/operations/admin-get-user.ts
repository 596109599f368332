import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequestSchema, readRequestedUser, toUserDto } from '../users/admin-user-request.ts';

export const adminGetUser = defineOperation({
  name: 'AdminGetUser',
  signed: true,
  request: adminUserRequestSchema,
  run: async (pool, named) => toUserDto(await readRequestedUser(pool, named)),
});
