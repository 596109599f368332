import { randomBytes } from 'node:crypto';
import { createHostedPagesFor, type HostedClient } from './hosted-pages.ts';
import { configureAmplify, createAdminClient, startIdentity } from './identity.ts';
import { NoScriptBrowser } from './no-script-browser.ts';
import { createOidcProvider } from './oidc-provider.ts';

export const createSubject = () => randomBytes(8).toString('hex');

/** Starts a pool with hosted pages and two providers. */
export async function openFederatedPool() {
  const mainProvider = await createOidcProvider('Elsewhere');
  const otherProvider = await createOidcProvider('Another');
  const unreachable = { ...mainProvider.settings, name: 'Away', issuer: 'http://127.0.0.1:9' };
  const own = await startIdentity({
    hosted: createHostedPagesFor(mainProvider.settings, otherProvider.settings, unreachable),
  });
  const { origin } = new URL(own.endpoint);
  await mainProvider.start(origin);
  await otherProvider.start(origin);
  const admin = createAdminClient(own);
  const pool = { ...own, own, admin, storage: configureAmplify(own) };

  /**
   * Goes from the application to the provider, and returns the URL with which the provider redirects the browser back.
   */
  async function throughProvider(app: HostedClient, provider = mainProvider): Promise<string> {
    const redirect = await app.authorize({ identity_provider: provider.settings.name });
    const providerBrowser = new NoScriptBrowser();
    let to = redirect.headers.get('location') ?? '';
    while (to.startsWith(provider.settings.issuer) || to.startsWith('/')) {
      const response = await providerBrowser.get(new URL(to, provider.settings.issuer));
      to = response.headers.get('location') ?? '';
    }
    return to;
  }

  const returnFromProvider = async (app: HostedClient, provider = mainProvider): Promise<Response> =>
    app.browser.get(await throughProvider(app, provider));

  return { own, pool, admin, mainProvider, otherProvider, throughProvider, returnFromProvider };
}

export type FederatedPool = Awaited<ReturnType<typeof openFederatedPool>>;
