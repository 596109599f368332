/** How a provider is spoken to, where that is not plain OpenID Connect. */
export type ProviderKind = 'oidc' | 'google' | 'apple' | 'facebook';

/** Somebody else who may say who a person is. */
export interface ProviderSettings {
  /** Its name on buttons, and as `identity_provider` on the wire. */
  name: string;
  kind: ProviderKind;
  /** The address that its own tokens name as `iss`. */
  issuer: string;
  clientId: string;
  /** Null where the provider gives none; Apple's is made from `appleKey`. */
  clientSecret: string | null;
  appleKey?: { teamId: string; keyId: string; privateKey: string } | undefined;
}

/** How a provider is named in its callback's address: a name of its own for each, so that no answer is taken for another's. */
export const toProviderPath = ({ name }: Pick<ProviderSettings, 'name'>): string =>
  name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
