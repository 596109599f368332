import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { exchangeRefreshToken } from '../tokens/exchange-refresh-token.ts';
import { revokeRefreshToken } from '../tokens/revoke-refresh-token.ts';
import type { AuthenticationResult } from '../tokens/sign-tokens.ts';
import { redeemAuthorizationCode } from './authorization-code.ts';

const byCode = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().min(1).max(256),
  redirect_uri: z.string().min(1).max(2048),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});
const byRefreshToken = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(2048),
});
const grant = z.discriminatedUnion('grant_type', [byCode, byRefreshToken]);

/**
 * Registers the token and revocation endpoints (RFC 6749, 7636 and 7009). The application has no secret; PKCE protects
 * its code.
 */
export function registerTokenRoutes(app: FastifyInstance, pool: Pool): void {
  const { clientId } = pool.settings;

  app.post('/oauth2/token', async (request, reply) => {
    const form = readForm(request.body);
    if (form.client_id !== clientId) return reject(reply, 401, 'invalid_client');
    const grantRequest = grant.safeParse(form);
    if (!grantRequest.success)
      return reject(reply, 400, isGrant(form.grant_type) ? 'invalid_request' : 'unsupported_grant_type');
    const tokens = await exchange(pool, grantRequest.data);
    return tokens ? reply.send(tokens) : reject(reply, 400, 'invalid_grant');
  });

  app.post('/oauth2/revoke', async (request, reply) => {
    const { client_id, token } = readForm(request.body);
    if (client_id !== clientId) return reject(reply, 401, 'invalid_client');
    if (!token) return reject(reply, 400, 'invalid_request');
    // An unknown token counts as revoked, so the response is the same.
    await revokeRefreshToken(pool, token);
    return reply.send();
  });
}

async function exchange(pool: Pool, grantRequest: z.output<typeof grant>) {
  if (grantRequest.grant_type === 'authorization_code') {
    const { code, redirect_uri: redirectUri, code_verifier: codeVerifier } = grantRequest;
    const tokens = await redeemAuthorizationCode(pool, { code, redirectUri, codeVerifier });
    return tokens && { ...toTokenResponse(tokens), scope: tokens.scope };
  }
  try {
    return toTokenResponse(await exchangeRefreshToken(pool, grantRequest.refresh_token, undefined));
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

const toTokenResponse = (tokens: AuthenticationResult) => ({
  access_token: tokens.AccessToken,
  id_token: tokens.IdToken,
  refresh_token: tokens.RefreshToken,
  token_type: tokens.TokenType,
  expires_in: tokens.ExpiresIn,
});

const isGrant = (type: string | undefined): boolean =>
  type === 'authorization_code' || type === 'refresh_token';

const reject = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send({ error });

/** Returns the fields of a form. Ignores a field that appears more than once or contains a NUL character. */
export function readForm(body: unknown): Readonly<Record<string, string>> {
  const pairs = body instanceof URLSearchParams ? [...body] : [];
  const times = new Map<string, number>();
  for (const [name] of pairs) times.set(name, (times.get(name) ?? 0) + 1);
  return Object.fromEntries(pairs.filter(([name, value]) => times.get(name) === 1 && !value.includes('\0')));
}
