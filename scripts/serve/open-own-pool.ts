import type { Connection } from '@studio/identity/database';
import { type Identity, openIdentity } from '@studio/identity/identity';
import { UnknownSealingKey } from '@studio/identity/sealing/sealing';
import { ConfigError } from '@studio/server/platform/config';
import { poolSecrets } from '@studio/server/platform/pool-secrets';
import type { Services } from '@studio/server/platform/services';
import { deliverAccountMail } from './deliver-account-mail.ts';

/**
 * Opens a user pool of our own on the service's database; its mails go out through the service's door.
 * @throws ConfigError when the pool there was sealed with another key
 */
export async function openOwnPool(services: Services, connection: Connection): Promise<Identity> {
  const { config, log } = services;
  const { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } = config.identity;
  const { sealingKeys, credentials: administrator } = poolSecrets(config);
  const opened = openIdentity({
    connection,
    settings: { userPoolId, clientId, endpoint, administrator, limits: config.limits },
    sealingKeys,
    deliverMail: deliverAccountMail(services),
    log,
  });
  return opened.catch((error: unknown) => {
    if (!(error instanceof UnknownSealingKey)) throw error;
    throw new ConfigError(['IDENTITY_KEY has not the key that the accounts in this database were made with']);
  });
}
