import type { IdentityPort } from '@studio/server/integrations/identity/port';
import { withCachedGroups } from '@studio/server/integrations/identity/with-cached-groups';
import type { Config } from '@studio/server/platform/config/config';
import { loadOnFirstCall } from '@studio/server/platform/load-on-first-call';
import { getUserPoolAdminAccess } from './user-pool-admin-access.ts';

const methods: Record<keyof IdentityPort, true> = {
  findUser: true,
  listTeam: true,
  invite: true,
  findCurrentGroups: true,
  setGroups: true,
};

/**
 * Creates the identity port. With the project's own user pool, it reads the groups for every call of a team member.
 * Cognito limits requests, so groups from Cognito are cached for some seconds. The AWS SDK loads with the first call.
 */
export function createIdentityPort(config: Config): IdentityPort {
  const access = getUserPoolAdminAccess(config);
  const pool = loadOnFirstCall(methods, async () => {
    const { createCognitoIdentity } = await import('@studio/server/integrations/identity/cognito-identity');
    return createCognitoIdentity(access);
  });
  return config.userPool.own ? pool : withCachedGroups(pool);
}
