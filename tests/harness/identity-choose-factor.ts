import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, signIn } from 'aws-amplify/auth';
import type { PoolUnderTest } from './identity-pool.ts';
import { testPassword } from './identity-pool.ts';

type FirstFactor = 'EMAIL_OTP' | 'PASSWORD' | 'PASSWORD_SRP' | 'SMS_OTP' | 'WEB_AUTHN';

export const startSignIn = (username: string, preferredChallenge?: FirstFactor) =>
  signIn({
    username,
    ...(preferredChallenge?.startsWith('PASSWORD') ? { password: testPassword } : {}),
    options: { authFlowType: 'USER_AUTH', ...(preferredChallenge ? { preferredChallenge } : {}) },
  });
export const submitChallenge = (challengeResponse: string) => confirmSignIn({ challengeResponse });
export const initiateUserAuth = (pool: PoolUnderTest, USERNAME: string, more: Record<string, string> = {}) =>
  pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME, ...more },
    }),
  );

export const signedIn = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
export const passwordStep = { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' } };
