import { createCognitoClient } from '@studio/server/integrations/identity/cognito-identity';
import type { Config } from '@studio/server/platform/config/config';
import { getUserPoolAdminAccess } from './user-pool-admin-access.ts';

/** Creates the official client for administering the user pool. */
export function createUserPoolAdministrator(config: Config) {
  const access = getUserPoolAdminAccess(config);
  return { client: createCognitoClient(access), userPoolId: access.userPoolId };
}
