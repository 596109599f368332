import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { expect, it } from 'vitest';
import { readFrameworkScripts } from './read-framework-scripts.ts';

const nonce = '5ec7e7';

/** Renders a page with the installed version of the framework. `Probe` replaces the document's scripts. */
async function renderPage(Probe: () => ReactNode): Promise<string> {
  const render = async (request: Request, status: number, headers: Headers, context: EntryContext) => {
    const rendering = renderToPipeableStream(
      <StrictMode>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </StrictMode>,
      { nonce },
    );
    return new Response(await text(rendering.pipe(new PassThrough())), { status, headers });
  };
  const entryOf = (id: string, module: object) => ({ id, module, path: id === 'root' ? '' : 'page' });
  const assetOf = (id: string) => ({
    id,
    path: id === 'root' ? '' : 'page',
    ...(id === 'root' ? {} : { parentId: 'root' }),
    hasLoader: true,
    module: `/assets/${id}.js`,
    imports: ['/assets/libraries-1.js'],
  });
  const build = {
    entry: { module: { default: render } },
    routes: {
      root: entryOf('root', {
        default: () => (
          <html lang="en">
            <body>
              <Outlet />
              <Probe />
            </body>
          </html>
        ),
        loader: () => 1,
      }),
      page: {
        ...entryOf('page', { default: () => <p>Page</p>, loader: () => ({ a: 1 }) }),
        parentId: 'root',
      },
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/libraries-1.js', '/assets/site.js'] },
      routes: { root: assetOf('root'), page: assetOf('page') },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  return (await handle(new Request('http://studio/page'), new RouterContextProvider())).text();
}

it('finds the parts of what the framework renders', async () => {
  const found: ReturnType<typeof readFrameworkScripts>[] = [];
  const html = await renderPage(() => {
    const rendered = Scripts({});
    found.push(readFrameworkScripts(rendered));
    return rendered;
  });
  expect(html).toContain(`nonce="${nonce}"`);
  expect(found[0]?.files.toSorted()).toEqual(
    ['entry', 'libraries-1', 'page', 'root', 'site'].map((name) => `/assets/${name}.js`),
  );
  expect(found[0]?.data).toContain('window.__reactRouterContext = ');
  const main = found[0]?.main.trimEnd();
  expect(main).toContain('import * as route1 from "/assets/page.js"');
  expect(main).toContain('window.__reactRouterRouteModules = ');
  expect(main).toMatch(/import\("\/assets\/entry\.js"\);$/);
});

const link = <link rel="modulepreload" href="/assets/a.js" />;
const script = (type: string | undefined, code: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the form in which the framework renders scripts.
  <script type={type} dangerouslySetInnerHTML={{ __html: code }} />
);

it.each([
  ['no module', [link, script(undefined, 'data')]],
  ['two modules', [link, script('module', 'one'), script('module', 'two')]],
  ['no files', [script(undefined, 'data'), script('module', 'main')]],
  ['no data', [link, script('module', 'main')]],
  ['a script after the module', [link, script('module', 'main'), script(undefined, 'data')]],
  ['another element', [link, <meta key="m" name="other" />, script('module', 'main')]],
  ['a script from a file', [link, <script key="s" src="/a.js" />, script('module', 'main')]],
])('returns null for %s, so that the framework starts the page', (_case, rendered) => {
  expect(readFrameworkScripts(rendered)).toBeNull();
});
