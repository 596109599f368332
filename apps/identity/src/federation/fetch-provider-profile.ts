import {
  authorizationCodeGrant,
  type Configuration,
  fetchProtectedResource,
  fetchUserInfo,
} from 'openid-client';
import { z } from 'zod';
import { normalizeEmail } from '../users/users.ts';
import { getGraphUrl, getProviderClient } from './provider-client.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { isEmailVerifiedByProvider, type UpstreamPerson, upstreamClaimsSchema } from './upstream-person.ts';

/** Callback of a provider, with the saved values against which it is checked. */
export interface ProviderCallback {
  /** Callback URL of the hosted pages, with the provider's response in its query. */
  address: URL;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * Exchanges the provider's code and returns who the person is. Checks the id token's issuer, audience, time and nonce,
 * and rejects when any check fails. Doesn't check its signature, because the token comes from the provider over TLS.
 * Facebook issues no id token, so its profile comes from the Graph API.
 */
export async function fetchProviderProfile(
  provider: ProviderSettings,
  { address, state, nonce, codeVerifier }: ProviderCallback,
): Promise<UpstreamPerson> {
  const client = await getProviderClient(provider);
  const { kind, issuer, name } = provider;
  const isOidc = kind !== 'facebook';
  const checks = { expectedState: state, pkceCodeVerifier: codeVerifier };
  const tokens = await authorizationCodeGrant(
    client,
    address,
    isOidc ? { ...checks, expectedNonce: nonce, idTokenExpected: true } : checks,
  );
  const rawClaims = isOidc
    ? await loadClaims(client, tokens.access_token, tokens.claims() ?? {})
    : await fetchFacebookProfile(client, tokens.access_token, issuer);
  const {
    sub: subject,
    email = null,
    given_name,
    family_name,
    ...more
  } = upstreamClaimsSchema.parse(rawClaims);
  const claims = { sub: subject, email, given_name, family_name, ...more };
  return {
    provider: name,
    issuer,
    subject,
    email: email === null ? null : normalizeEmail(email),
    isProven: isOidc && isEmailVerifiedByProvider(kind, claims),
    firstName: given_name,
    lastName: family_name,
  };
}

/**
 * Returns the person's claims. Some providers include the email address in the token, others only at their userinfo
 * endpoint.
 */
async function loadClaims(client: Configuration, accessToken: string, claims: object): Promise<object> {
  const { userinfo_endpoint: userInfoEndpoint } = client.serverMetadata();
  if ('email' in claims || !userInfoEndpoint || !('sub' in claims)) return claims;
  return { ...claims, ...(await fetchUserInfo(client, accessToken, String(claims.sub))) };
}

const facebookProfile = z.object({
  id: z.string(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** Reads the profile from Facebook, which never says whether an email address is verified. */
async function fetchFacebookProfile(
  client: Configuration,
  accessToken: string,
  issuer: string,
): Promise<object> {
  const url = new URL(`${getGraphUrl(issuer)}/me?fields=id,email,first_name,last_name`);
  const response = await fetchProtectedResource(client, accessToken, url, 'GET');
  const { id, email, first_name, last_name } = facebookProfile.parse(await response.json());
  return { sub: id, email, given_name: first_name, family_name: last_name };
}
