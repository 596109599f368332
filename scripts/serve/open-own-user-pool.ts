import type { Connection } from '@studio/identity/database';
import { UnknownEncryptionKeyError } from '@studio/identity/encryption/encryption';
import { createIdentityService, type Identity } from '@studio/identity/identity';
import type { SmsPort } from '@studio/server/integrations/sms/port';
import { ConfigError } from '@studio/server/platform/config/config';
import { loadUserPoolSecrets } from '@studio/server/platform/config/user-pool-secrets';
import type { Services } from '@studio/server/platform/services';
import { createAccountEmailDelivery } from './deliver-account-email.ts';
import { createAccountSmsDelivery } from './deliver-account-sms.ts';

/**
 * Opens the project's own user pool on the database of the booking service. The user pool sends emails and text
 * messages through the booking service's adapters.
 * @param sms null when text messages aren't offered
 * @throws ConfigError when the existing user pool was encrypted with another key
 */
export async function openOwnUserPool(
  services: Services,
  connection: Connection,
  sms: SmsPort | null,
): Promise<Identity> {
  const { config, log } = services;
  const { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } = config.identity;
  const { encryptionKeys, credentials: administrator } = loadUserPoolSecrets(config);
  const opened = createIdentityService({
    connection,
    settings: {
      userPoolId,
      clientId,
      endpoint,
      hostedOrigin: config.publicUrl,
      administrator,
      limits: config.limits !== null,
      rates: config.poolRates,
      mfa: config.userPool.mfa,
    },
    encryptionKeys,
    deliverEmail: createAccountEmailDelivery(services),
    deliverSms: sms ? createAccountSmsDelivery(services, sms) : undefined,
    log,
    now: () => services.clock.now(),
  });
  return opened.catch((error: unknown) => {
    if (!(error instanceof UnknownEncryptionKeyError)) throw error;
    throw new ConfigError([
      'IDENTITY_KEY does not contain the key that encrypted the accounts in this database',
    ]);
  });
}
