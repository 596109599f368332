import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { paginate } from '../protocol/paginate.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { listPasskeys, type Passkey } from '../users/passkeys.ts';
import { getRelyingParty } from '../users/relying-party.ts';

/**
 * Returns the account's passkeys, oldest first. The pagination token is the id of the last passkey on the previous
 * page.
 */
export const listWebAuthnCredentials = defineOperation({
  name: 'ListWebAuthnCredentials',
  request: z.object({
    AccessToken: z.string(),
    MaxResults: z.number().int().min(1).max(20).default(20),
    NextToken: z.string().optional(),
  }),
  async run(pool, { AccessToken, MaxResults, NextToken }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    const all = await listPasskeys(pool.database, user.sub);
    const { page, next } = paginate(all, ({ credentialId }) => credentialId, MaxResults, NextToken);
    const { id } = getRelyingParty(pool.settings);
    return {
      Credentials: page.map((passkey) => toCredentialDto(passkey, id)),
      ...(next ? { NextToken: next } : {}),
    };
  },
});

/**
 * Returns a passkey in the response's format. Times are seconds since 1970. `LastUsedAt` is an extension of Cognito's
 * response.
 */
function toCredentialDto(passkey: Passkey, RelyingPartyId: string) {
  const { credentialId, name, attachment, transports, createdAt, lastUsedAt } = passkey;
  return {
    CredentialId: credentialId,
    FriendlyCredentialName: name,
    RelyingPartyId,
    ...(attachment ? { AuthenticatorAttachment: attachment } : {}),
    AuthenticatorTransports: transports,
    CreatedAt: createdAt.getTime() / 1000,
    ...(lastUsedAt ? { LastUsedAt: lastUsedAt.getTime() / 1000 } : {}),
  };
}
