import { createCognitoClient, type PoolAccess } from '@studio/server/integrations/identity/cognito-identity';
import type { Config } from '@studio/server/platform/config/config';
import { loadPoolSecrets } from '@studio/server/platform/config/pool-secrets';

/** Returns this process's access to the user pool as its administrator. */
export function getPoolAccess(config: Config): PoolAccess {
  const { own, address, credentials } = config.userPool;
  return {
    userPoolId: config.identity.userPoolId,
    address,
    credentials: own ? loadPoolSecrets(config).credentials : credentials,
  };
}

/** Creates the official client for administering the pool. */
export function createPoolAdministrator(config: Config) {
  const access = getPoolAccess(config);
  return { client: createCognitoClient(access), userPoolId: access.userPoolId };
}
