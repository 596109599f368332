import type { UserPoolAccess } from '@studio/server/integrations/identity/cognito-identity';
import type { Config } from '@studio/server/platform/config/config';
import { loadUserPoolSecrets } from '@studio/server/platform/config/user-pool-secrets';

/** Returns the user pool's id and URL, and the credentials with which this process administers it. */
export function getUserPoolAdminAccess(config: Config): UserPoolAccess {
  const { own, address, credentials } = config.userPool;
  return {
    userPoolId: config.identity.userPoolId,
    address,
    credentials: own ? loadUserPoolSecrets(config).credentials : credentials,
  };
}
