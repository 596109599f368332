import { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import { userWhoProvedLately } from '../proofs/recent-proof.ts';
import { greetingName } from '../users/attributes.ts';
import { lockedUser } from '../users/locked-user.ts';
import { removePasskey } from '../users/passkeys.ts';
import { operation } from '../wire/operation.ts';
import { credentialId } from '../wire/passkey-credential.ts';

/** A passkey opens the account no more; a mail tells its owner. What has been signed in with it goes on. */
export const deleteWebAuthnCredential = operation({
  name: 'DeleteWebAuthnCredential',
  request: z.object({ AccessToken: z.string(), CredentialId: credentialId }),
  async run(pool, { AccessToken, CredentialId }) {
    const { user } = await userWhoProvedLately(pool, AccessToken);
    await pool.database.transaction(async (tx) => {
      const { email, attributes } = await lockedUser(tx, user.sub);
      await removePasskey(tx, user.sub, CredentialId);
      await recordEvent(pool, tx, user.sub, { type: 'PasskeyRemoved' });
      await enqueueMail(pool, tx, {
        kind: 'passkey-removed',
        to: email,
        firstName: greetingName(attributes),
      });
    });
    return {};
  },
});
