import type { Connection } from '@studio/identity/database';
import { type Identity, openIdentity } from '@studio/identity/identity';
import { poolSecrets } from '@studio/server/platform/pool-secrets';
import type { Services } from '@studio/server/platform/services';
import { deliverAccountMail } from './deliver-account-mail.ts';

/** Opens a user pool of our own on the service's database; its mails go out through the service's door. */
export function openOwnPool(services: Services, connection: Connection): Promise<Identity> {
  const { config, log } = services;
  const { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } = config.identity;
  const { sealingKeys, credentials: administrator } = poolSecrets(config);
  return openIdentity({
    connection,
    settings: { userPoolId, clientId, endpoint, administrator, limits: config.limits },
    sealingKeys,
    deliverMail: deliverAccountMail(services),
    log,
  });
}
