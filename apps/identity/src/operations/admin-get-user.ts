import { askedUser, namedUser } from '../users/named-user.ts';
import { findUser } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';
import { requirePool } from '../wire/require-pool.ts';

export const adminGetUser = operation({
  name: 'AdminGetUser',
  signed: true,
  request: namedUser,
  async run(pool, { UserPoolId, Username }) {
    requirePool(pool, UserPoolId);
    const user = await findUser(pool.database, Username);
    if (!user) throw new IdentityError('UserNotFoundException');
    return askedUser(user);
  },
});
