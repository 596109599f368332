import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { credentialIdSchema } from '../protocol/passkey-credential.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { normalizeLine } from '../users/normalize-input.ts';
import { renamePasskey } from '../users/passkeys.ts';

/** Renames a passkey. An extension of Cognito's protocol. */
export const renameWebAuthnCredential = defineOperation({
  name: 'RenameWebAuthnCredential',
  request: z.object({
    AccessToken: z.string(),
    CredentialId: credentialIdSchema,
    FriendlyCredentialName: z
      .string()
      .overwrite(normalizeLine)
      .min(1)
      .max(100)
      .refine((name) => !name.includes('\0')),
  }),
  async run(pool, { AccessToken, CredentialId, FriendlyCredentialName }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    await renamePasskey(pool.database, user.sub, CredentialId, FriendlyCredentialName);
    return {};
  },
});
