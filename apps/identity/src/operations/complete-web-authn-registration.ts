import { z } from 'zod';
import { passkeyRegistration } from '../challenges/passkey-sessions.ts';
import { recordEvent } from '../events/record-event.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import type { Pool } from '../pool.ts';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { withAuthSession } from '../tokens/auth-session.ts';
import { greetingName } from '../users/attributes.ts';
import { lockedUser } from '../users/locked-user.ts';
import { madePasskey } from '../users/make-passkey.ts';
import { addPasskey } from '../users/passkeys.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';
import { clientDataOf, madeCredential } from '../wire/passkey-credential.ts';

/** Until its owner names it. */
const unnamed = 'Passkey';

/** Takes over the passkey that a browser has made; a mail tells its owner. */
export const completeWebAuthnRegistration = operation({
  name: 'CompleteWebAuthnRegistration',
  request: z.object({ AccessToken: z.string(), Credential: madeCredential }),
  async run(pool, { AccessToken, Credential }) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    const secret = clientDataOf(Credential.response.clientDataJSON)?.challenge ?? '';
    const presented = { challenge: passkeyRegistration, sub: user.sub, secret };
    await withAuthSession(pool, presented, async () => {
      const made = await madePasskey(pool, Credential, secret);
      await keep(pool, user.sub, made);
    }).catch((error: unknown) => {
      const isOver = error instanceof IdentityError && error.name === 'NotAuthorizedException';
      throw isOver ? new IdentityError('WebAuthnChallengeNotFoundException') : error;
    });
    return {};
  },
});

async function keep(pool: Pool, sub: string, made: Awaited<ReturnType<typeof madePasskey>>): Promise<void> {
  await pool.database.transaction(async (tx) => {
    const { email, attributes } = await lockedUser(tx, sub);
    await addPasskey(tx, { ...made, sub, name: unnamed, createdAt: pool.now() });
    await recordEvent(pool, tx, sub, { type: 'PasskeyAdded' });
    await enqueueMail(pool, tx, { kind: 'passkey-added', to: email, firstName: greetingName(attributes) });
  });
}
