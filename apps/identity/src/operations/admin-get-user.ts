import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequest, readRequestedUser, toUserDto } from '../users/admin-user-request.ts';

export const adminGetUser = defineOperation({
  name: 'AdminGetUser',
  signed: true,
  request: adminUserRequest,
  run: async (pool, named) => toUserDto(await readRequestedUser(pool, named)),
});
