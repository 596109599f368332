import { describe, expect, it } from 'vitest';
import { buildClaims } from './claims.ts';

const settings = {
  userPoolId: 'us-east-1_MilesTest',
  clientId: 'a-client',
  endpoint: 'https://studio.example/idp/',
  administrator: { accessKeyId: '', secretAccessKey: '' },
  limits: true,
};
const user = {
  sub: '0b5f4f8e-1c6f-4c5e-9a55-1f8f5f6f0a01',
  email: 'amara@example.com',
  emailVerified: true,
  phoneVerified: false,
  attributes: { given_name: 'Amara', 'custom:title': 'Ms' },
};
const signIn = {
  originJti: '4f6f3a52-33a2-4f0e-8a39-5cf4b8a7d001',
  authTime: new Date('2026-11-21T09:00:00.900Z'),
  deviceKey: null,
  scope: null,
};
const issuing = {
  at: new Date('2026-11-21T10:00:00.100Z'),
  eventId: 'an-event',
  accessJti: 'of-access',
  idJti: 'of-id',
};
const authTime = Date.parse('2026-11-21T09:00:00Z') / 1000;
const iat = Date.parse('2026-11-21T10:00:00Z') / 1000;

describe('token claims', () => {
  it('match Cognito in an access token', () => {
    expect(buildClaims(settings, user, [], signIn, issuing).access).toEqual({
      sub: user.sub,
      iss: 'https://studio.example/idp/us-east-1_MilesTest',
      client_id: 'a-client',
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: user.sub,
      auth_time: authTime,
      origin_jti: signIn.originJti,
      event_id: 'an-event',
      jti: 'of-access',
      iat,
      exp: iat + 3600,
    });
  });

  it('match Cognito in an id token', () => {
    expect(buildClaims(settings, user, [], signIn, issuing).id).toEqual({
      sub: user.sub,
      iss: 'https://studio.example/idp/us-east-1_MilesTest',
      aud: 'a-client',
      token_use: 'id',
      'cognito:username': user.sub,
      email: 'amara@example.com',
      email_verified: true,
      given_name: 'Amara',
      'custom:title': 'Ms',
      auth_time: authTime,
      origin_jti: signIn.originJti,
      event_id: 'an-event',
      jti: 'of-id',
      iat,
      exp: iat + 3600,
    });
  });

  it('contain groups and the device when there are any', () => {
    const deviceSignIn = { ...signIn, deviceKey: 'us-east-1_a-device' };
    const { access, id } = buildClaims(settings, user, ['ADMIN', 'STAFF'], deviceSignIn, issuing);
    expect(access).toMatchObject({ 'cognito:groups': ['ADMIN', 'STAFF'], device_key: 'us-east-1_a-device' });
    expect(id['cognito:groups']).toEqual(['ADMIN', 'STAFF']);
  });

  it('cannot be overridden by attributes', () => {
    const attributes = { sub: 'somebody-else', iss: 'elsewhere', email: 'other@example.com', exp: '1' };
    const { id } = buildClaims(settings, { ...user, attributes }, [], signIn, issuing);
    expect(id).toMatchObject({ sub: user.sub, email: user.email, exp: iat + 3600 });
  });
});
