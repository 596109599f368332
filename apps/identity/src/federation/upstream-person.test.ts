import { describe, expect, it } from 'vitest';
import { isEmailVerifiedByProvider, upstreamClaimsSchema } from './upstream-person.ts';

const claims = (given: object) => upstreamClaimsSchema.parse({ sub: '1', ...given });

describe('isEmailVerifiedByProvider', () => {
  it.each([
    ['oidc', { email: 'a@b.example', email_verified: true }, true],
    ['oidc', { email: 'a@b.example', email_verified: false }, false],
    ['oidc', { email: 'a@b.example' }, false],
    ['oidc', { email: 'a@b.example', email_verified: 'yes' }, false],
    ['oidc', { email_verified: true }, false],
    ['oidc', { email: 'no address', email_verified: true }, false],
    // Apple sends booleans as strings.
    ['apple', { email: 'a@privaterelay.appleid.com', email_verified: 'true' }, true],
    ['apple', { email: 'a@b.example', email_verified: 'false' }, false],
    // For addresses of other domains, Google only knows that the person had access once.
    ['google', { email: 'a@b.example', email_verified: true }, false],
    ['google', { email: 'a@gmail.com', email_verified: true }, true],
    ['google', { email: 'a@gmail.com.evil.example', email_verified: true }, false],
    ['google', { email: 'a@b.example', email_verified: true, hd: 'b.example' }, true],
    ['google', { email: 'a@b.example', email_verified: false, hd: 'b.example' }, false],
  ])('decides for %s with claims %j: %s', (kind, given, expected) => {
    expect(isEmailVerifiedByProvider(kind, claims(given))).toBe(expected);
  });
});
