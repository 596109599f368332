import { z } from 'zod';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { renamePasskey } from '../users/passkeys.ts';
import { tidyLine } from '../users/tidy.ts';
import { operation } from '../wire/operation.ts';
import { credentialId } from '../wire/passkey-credential.ts';

/** What its owner calls a passkey. An operation of ours: Cognito has none for it. */
export const renameWebAuthnCredential = operation({
  name: 'RenameWebAuthnCredential',
  request: z.object({
    AccessToken: z.string(),
    CredentialId: credentialId,
    FriendlyCredentialName: z
      .string()
      .overwrite(tidyLine)
      .min(1)
      .max(100)
      .refine((name) => !name.includes('\0')),
  }),
  async run(pool, { AccessToken, CredentialId, FriendlyCredentialName }) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    await renamePasskey(pool.database, user.sub, CredentialId, FriendlyCredentialName);
    return {};
  },
});
