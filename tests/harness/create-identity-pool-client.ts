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

/** What somebody signs calls with, as the official client takes it. */
export interface AwsCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

const nobody: AwsCredentials = { accessKeyId: 'unused', secretAccessKey: 'unused' };

/** The identity pool beside a user pool, asked through the official client. */
export function createIdentityPoolClient(own: TestIdentity) {
  const poolId = getIdentityPoolId(own.pool.settings);
  const client = (credentials: AwsCredentials = nobody) => {
    const { endpoint } = own;
    return new CognitoIdentityClient({ region: 'us-east-1', endpoint, maxAttempts: 1, credentials });
  };
  const getId = (Logins: Record<string, string>, IdentityPoolId = poolId) =>
    client().send(new GetIdCommand({ IdentityPoolId, Logins }));
  const getCredentials = (IdentityId: string, Logins: Record<string, string>) =>
    client().send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));

  /** A sign-in as the identity pool wants it told, and its tokens. */
  async function logIn({ email, password }: TestAccount) {
    const { AuthenticationResult } = await createRawSignIn(own).begin(email, password);
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
      client(keys).send(new DescribeIdentityCommand({ IdentityId })),
    /** Somebody's identity, the access token of the sign-in, and what they sign with. */
    async enter(account: TestAccount) {
      const { Logins, AccessToken } = await logIn(account);
      const { IdentityId = '' } = await getId(Logins);
      const { Credentials } = await getCredentials(IdentityId, Logins);
      const { AccessKeyId = '', SecretKey = '', SessionToken = '' } = Credentials ?? {};
      const keys = { accessKeyId: AccessKeyId, secretAccessKey: SecretKey, sessionToken: SessionToken };
      return { IdentityId, AccessToken, keys };
    },
  };
}
