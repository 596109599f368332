import { afterEach, expect, it, vi } from 'vitest';

const scriptUrl = 'https://counting.example/script.js';

/**
 * Imports a new instance of the module, as in a page at `url`. `asked` lists the URLs of the scripts that the
 * page loads.
 */
async function pageAt(url: string) {
  vi.resetModules();
  vi.doMock('../site/site-config.ts', () => ({
    getSiteConfig: () => ({ analytics: { scriptUrl, kind: 'event', attributes: {}, needsConsent: false } }),
  }));
  const loadedScripts: string[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({ setAttribute: () => {}, addEventListener: () => {} }),
    head: { append: ({ src }: { src: string }) => loadedScripts.push(src) },
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', new URL(url, 'https://studio.example'));
  const { loadAnalyticsScript: runScript } = await import('./analytics-script.ts');
  runScript();
  return { asked: loadedScripts, runScript };
}

afterEach(() => {
  vi.doUnmock('../site/site-config.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

it('loads the analytics script only once', async () => {
  const { asked: loadedScripts, runScript } = await pageAt('/pricing?from=x');
  runScript();
  expect(loadedScripts).toEqual([scriptUrl]);
});

it.each(['/booking/0190?k=key', '/live-chat?c=0190&k=key', '/admin/people/0190', '/scan', '/trainer'])(
  'does not load the analytics script at %s, whose URL or content is private',
  async (url) => {
    expect((await pageAt(url)).asked).toEqual([]);
  },
);
