import { z } from 'zod';
import { passkeyRegistrationSessionName } from '../challenges/passkey-sessions.ts';
import { recordEvent } from '../events/record-event.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { parseClientData, registrationCredentialSchema } from '../protocol/passkey-credential.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { withAuthSession } from '../tokens/auth-session.ts';
import { getGreetingName } from '../users/attributes.ts';
import { lockUser } from '../users/lock-user.ts';
import { verifyPasskeyRegistration } from '../users/passkey-registration.ts';
import { addPasskey } from '../users/passkeys.ts';

/** Name of a passkey until its owner chooses one. */
const defaultName = 'Passkey';

/** Saves the passkey that a browser created, and emails the owner. */
export const completeWebAuthnRegistration = defineOperation({
  name: 'CompleteWebAuthnRegistration',
  request: z.object({ AccessToken: z.string(), Credential: registrationCredentialSchema }),
  async run(pool, { AccessToken, Credential }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    const secret = parseClientData(Credential.response.clientDataJSON)?.challenge ?? '';
    const presented = { challenge: passkeyRegistrationSessionName, sub: user.sub, secret };
    await withAuthSession(pool, presented, async () => {
      const made = await verifyPasskeyRegistration(pool, Credential, secret);
      await savePasskey(pool, user.sub, made);
    }).catch((error: unknown) => {
      const isOver = error instanceof IdentityError && error.name === 'NotAuthorizedException';
      throw isOver ? new IdentityError('WebAuthnChallengeNotFoundException') : error;
    });
    return {};
  },
});

async function savePasskey(
  pool: Pool,
  sub: string,
  made: Awaited<ReturnType<typeof verifyPasskeyRegistration>>,
): Promise<void> {
  await pool.database.transaction(async (tx) => {
    const { email, attributes } = await lockUser(tx, sub);
    await addPasskey(tx, { ...made, sub, name: defaultName, createdAt: pool.now() });
    await recordEvent(pool, tx, sub, { type: 'PasskeyAdded' });
    await enqueueEmail(pool, tx, {
      kind: 'passkey-added',
      to: email,
      firstName: getGreetingName(attributes),
    });
  });
}
