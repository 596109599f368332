import {
  CognitoIdentityClient,
  DescribeIdentityCommand,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import { getIdentityPoolId } from '@studio/identity/identity-pool/identity-ids';
import type { TestIdentity } from './identity.ts';
import type { TestAccount } from './identity-pool.ts';
import { createRawSignIn } from './identity-sign-in.ts';

/** Signing credentials, in the format of the official client. */
export interface AwsCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

const unusedCredentials: AwsCredentials = { accessKeyId: 'unused', secretAccessKey: 'unused' };

/** Calls the identity pool of a user pool through the official client. */
export function createIdentityPoolClient(own: TestIdentity) {
  const poolId = getIdentityPoolId(own.pool.settings);
  const createClient = (credentials: AwsCredentials = unusedCredentials) => {
    const { endpoint } = own;
    return new CognitoIdentityClient({ region: 'us-east-1', endpoint, maxAttempts: 1, credentials });
  };
  const getId = (Logins: Record<string, string>, IdentityPoolId = poolId) =>
    createClient().send(new GetIdCommand({ IdentityPoolId, Logins }));
  const getCredentials = (IdentityId: string, Logins: Record<string, string>) =>
    createClient().send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));

  /** Logs in and returns the tokens, with the `Logins` map that the identity pool expects. */
  async function logIn({ email, password }: TestAccount) {
    const { AuthenticationResult } = await createRawSignIn(own).initiateAuth(email, password);
    const { IdToken = '', AccessToken = '' } = AuthenticationResult ?? {};
    const provider = `${own.endpoint}${own.userPoolId}`.replace('http://', '');
    return { AccessToken, IdToken, Logins: { [provider]: IdToken } };
  }

  return {
    poolId,
    getId,
    getCredentials,
    logIn,
    describe: (IdentityId: string, keys?: AwsCredentials) =>
      createClient(keys).send(new DescribeIdentityCommand({ IdentityId })),
    /** Returns the account's identity, access token and signing credentials. */
    async signIn(account: TestAccount) {
      const { Logins, AccessToken } = await logIn(account);
      const { IdentityId = '' } = await getId(Logins);
      const { Credentials } = await getCredentials(IdentityId, Logins);
      const { AccessKeyId = '', SecretKey = '', SessionToken = '' } = Credentials ?? {};
      const keys = { accessKeyId: AccessKeyId, secretAccessKey: SecretKey, sessionToken: SessionToken };
      return { IdentityId, AccessToken, keys };
    },
  };
}
