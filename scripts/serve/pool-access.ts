import { cognitoClient, type PoolAccess } from '@studio/server/outside/identity/cognito';
import type { Config } from '@studio/server/platform/config';
import { poolSecrets } from '@studio/server/platform/pool-secrets';

/** How this process speaks to the user pool as its administrator. */
export function poolAccess(config: Config): PoolAccess {
  const { own, address, credentials } = config.userPool;
  return {
    userPoolId: config.identity.userPoolId,
    address,
    credentials: own ? poolSecrets(config).credentials : credentials,
  };
}

/** The official client with which this process administrates the pool. */
export function poolAdministrator(config: Config) {
  const access = poolAccess(config);
  return { client: cognitoClient(access), userPoolId: access.userPoolId };
}
