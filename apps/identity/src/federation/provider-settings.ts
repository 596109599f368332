/** Protocol of a provider: plain OpenID Connect or a variant. */
export type ProviderKind = 'oidc' | 'google' | 'apple' | 'facebook';

/** Settings of an external identity provider. */
export interface ProviderSettings {
  /** Name on buttons, and in the protocol the value of `identity_provider`. */
  name: string;
  kind: ProviderKind;
  /** Value of `iss` in the provider's own tokens. */
  issuer: string;
  clientId: string;
  /** Client secret; null when the provider issues none. Apple's is signed with `appleKey`. */
  clientSecret: string | null;
  appleKey?: { teamId: string; keyId: string; privateKey: string } | undefined;
}

/**
 * Returns the provider's part of the callback path. Each provider has its own path, so that responses can't be mixed
 * up.
 */
export const toProviderPath = ({ name }: Pick<ProviderSettings, 'name'>): string =>
  name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
