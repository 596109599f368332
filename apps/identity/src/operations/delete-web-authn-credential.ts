import { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import { defineOperation } from '../protocol/operation.ts';
import { credentialIdSchema } from '../protocol/passkey-credential.ts';
import { requireRecentlyAuthenticatedUser } from '../reauthentication/recent-authentication.ts';
import { getGreetingName } from '../users/attributes.ts';
import { lockUser } from '../users/lock-user.ts';
import { removePasskey } from '../users/passkeys.ts';

/** Deletes a passkey and emails the owner. Sign-ins that were made with it continue. */
export const deleteWebAuthnCredential = defineOperation({
  name: 'DeleteWebAuthnCredential',
  request: z.object({ AccessToken: z.string(), CredentialId: credentialIdSchema }),
  async run(pool, { AccessToken, CredentialId }) {
    const { user } = await requireRecentlyAuthenticatedUser(pool, AccessToken);
    await pool.database.transaction(async (tx) => {
      const { email, attributes } = await lockUser(tx, user.sub);
      await removePasskey(tx, user.sub, CredentialId);
      await recordEvent(pool, tx, user.sub, { type: 'PasskeyRemoved' });
      await enqueueEmail(pool, tx, {
        kind: 'passkey-removed',
        to: email,
        firstName: getGreetingName(attributes),
      });
    });
    return {};
  },
});
