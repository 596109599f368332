import { fileURLToPath } from 'node:url';
import { createStripeSandboxPlugin } from '@studio/sandbox/stripe/plugin';
import { build } from 'esbuild';
import fastify from 'fastify';
import type { PaymentsTestBed } from './payments-test-bed.ts';

/** Starts a site with the payment page, the sandbox under a prefix of the same origin, and a strict CSP. */
export async function startPaymentsTestSite(testBed: PaymentsTestBed, port = 0) {
  const page = fileURLToPath(new URL('./payments-test-page.tsx', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [page],
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    write: false,
  });
  const site = fastify();
  site.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
  });
  site.get('/page.js', (_request, reply) => reply.type('text/javascript').send(outputFiles[0]?.text));
  site.get<{ Querystring: PageQuery }>('/pay', async ({ query }, reply) => {
    const { intent, ...options } = query;
    const found = intent.startsWith('seti_')
      ? await testBed.stripe.setupIntents.retrieve(intent)
      : await testBed.stripe.paymentIntents.retrieve(intent);
    return reply.type('text/html').send(renderPage(found.client_secret ?? '', options));
  });
  site.get('/complete', (_request, reply) => reply.type('text/html').send('<h1>Back again</h1>'));
  await site.register(
    createStripeSandboxPlugin({
      database: testBed.database,
      webhook: null,
      publicUrl: 'http://elsewhere.example',
    }),
    { prefix: '/sandbox/stripe' },
  );
  const url = await site.listen({ port, host: '127.0.0.1' });
  return { url, close: () => site.close() };
}

interface PageQuery {
  /** Id of a payment intent or setup intent. */
  intent: string;
  redirect?: string;
  /** Saved card to pay with instead of the form's. */
  card?: string;
}

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'";

function renderPage(clientSecret: string, { redirect = '', card = '' }: Omit<PageQuery, 'intent'>): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment</title>
<style>
body { background: #f7f2ea; color: #23211e; font-family: 'Instrument Sans', system-ui, sans-serif; margin: 0 auto; max-width: 640px; padding: 20px; }
h1 { font-weight: 400; }
#root form > div { background: #fffdf9; border: 1px solid rgb(35 33 30 / .12); border-radius: 14px; padding: 20px; }
button[type=submit] { background: #2f4437; border: 0; border-radius: 999px; color: #f7f2ea; font: inherit; font-weight: 500; margin: 24px 0 12px; min-height: 52px; width: 100%; }
</style>
<script src="/sandbox/stripe/basil/stripe.js"></script>
</head>
<body data-client-secret="${clientSecret}" data-redirect="${redirect}" data-card="${card}">
<main id="root"></main>
<script src="/page.js"></script>
</body>
</html>`;
}
