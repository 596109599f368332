import { createEmail, type PoolUnderTest } from './identity-pool.ts';

export const nameUser = (pool: PoolUnderTest, Username: string) => ({
  UserPoolId: pool.userPoolId,
  Username,
});
export const nameUnknownUser = (pool: PoolUnderTest) => nameUser(pool, createEmail());
