import { GetTokensFromRefreshTokenCommand, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { createHostedPagesFor, type HostedClient, readCallbackParameters } from './hosted-pages.ts';
import { configureAmplify, createAdminClient, startIdentity } from './identity.ts';
import { testPassword } from './identity-pool.ts';

/** Logs in at the hosted pages and returns the application's code. */
export async function logInForCode(app: HostedClient, email: string): Promise<string> {
  const response = await app.send(await app.authorize(), { email, password: testPassword });
  return readCallbackParameters(response).code ?? '';
}

/** Starts a pool with hosted pages. */
export async function openHostedPool() {
  const own = await startIdentity({ hosted: createHostedPagesFor() });
  const admin = createAdminClient(own);
  const pool = { ...own, own, admin, storage: configureAmplify(own) };

  const refresh = (RefreshToken: string) =>
    admin.send(new GetTokensFromRefreshTokenCommand({ ClientId: own.clientId, RefreshToken }));
  const readUser = (AccessToken: string) => admin.send(new GetUserCommand({ AccessToken }));

  return { own, pool, admin, refresh, readUser };
}

export type HostedPool = Awaited<ReturnType<typeof openHostedPool>>;
