import { askedUser, namedUser, readNamedUser } from '../users/named-user.ts';
import { operation } from '../wire/operation.ts';

export const adminGetUser = operation({
  name: 'AdminGetUser',
  signed: true,
  request: namedUser,
  run: async (pool, named) => askedUser(await readNamedUser(pool, named)),
});
