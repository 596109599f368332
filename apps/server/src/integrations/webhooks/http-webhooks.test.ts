import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpWebhooks } from './http-webhooks.ts';
import { WebhookSendError } from './port.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** A fake DNS lookup that returns these addresses in turn. */
function names(...addresses: string[]): LookupFunction & { lookups: number } {
  const lookup = ((_host, options, done) => {
    const address = addresses[Math.min(lookup.lookups++, addresses.length - 1)] ?? '';
    if (options.all) done(null, [{ address, family: 4 }]);
    else done(null, address, 4);
  }) as LookupFunction & { lookups: number };
  lookup.lookups = 0;
  return lookup;
}

const message = (url: string) => ({ url, headers: { 'webhook-id': 'one' }, body: '{}' });
const getFailure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'sent',
    (error: unknown) => (error instanceof WebhookSendError ? error.message : `other: ${error}`),
  );

describe('in live mode', () => {
  it.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://192.168.0.7:8443/',
    'https://0x7f000001/',
  ])('sends nothing to %s', async (url) => {
    const webhooks = createHttpWebhooks({ allowThisMachine: false });
    expect(webhooks.getUrlError(url)).not.toBeNull();
    expect(await getFailure(webhooks.post(message(url)))).toMatch(/https|public internet/);
  });

  it('sends nothing to a name that resolves to a private address, even if it was public before', async () => {
    let requests = 0;
    const port = await listen((_request, response) => {
      requests++;
      response.end();
    });
    for (const inner of ['127.0.0.1', '10.0.0.5', '169.254.169.254']) {
      const lookup = names(inner);
      const webhooks = createHttpWebhooks({ allowThisMachine: false, lookup });
      const url = `https://tools.example:${port}/`;
      expect(webhooks.getUrlError(url)).toBeNull();
      expect(await getFailure(webhooks.post(message(url)))).toBe(
        'The host name doesn’t point to a public internet address.',
      );
      expect(lookup.lookups).toBe(1);
    }
    expect(requests).toBe(0);
  });
});

describe('in demo mode', () => {
  const webhooks = createHttpWebhooks({ allowThisMachine: true, timeoutMs: 300 });

  it.each(['http://localhost:4000/x', 'http://tools.localhost/', 'http://127.0.0.1/', 'http://[::1]:80/'])(
    'allows %s without TLS',
    (url) => expect(webhooks.getUrlError(url)).toBeNull(),
  );

  it.each(['http://miles.example.com/x', 'http://localhost.example.com/', 'http://8.8.8.8/'])(
    'rejects %s without TLS',
    (url) => expect(webhooks.getUrlError(url)).toBe('Enter a URL that starts with https://'),
  );

  it('sends to this machine, but to no other private address', async () => {
    const port = await listen((request, response) => response.end(request.headers['webhook-id']));
    expect(await webhooks.post(message(`http://127.0.0.1:${port}/`))).toEqual({ status: 200, text: 'one' });
    expect(await getFailure(webhooks.post(message('https://10.0.0.1/')))).toMatch(/public internet/);
    const inner = createHttpWebhooks({ allowThisMachine: true, lookup: names('192.168.1.1') });
    expect(await getFailure(inner.post(message('https://printer.example/')))).toMatch(/public internet/);
  });

  it('reads only the beginning of an endless response', async () => {
    const port = await listen((_request, response) => {
      const more = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.on('close', () => clearInterval(more));
    });
    const { status, text } = await webhooks.post(message(`http://127.0.0.1:${port}/`));
    expect([status, text.length]).toEqual([200, 2048]);
  });

  it('times out for a silent and for a slowly dripping receiver', async () => {
    const silentPort = await listen(() => undefined);
    const drippingPort = await listen((_request, response) => {
      const more = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(more));
    });
    for (const port of [silentPort, drippingPort])
      expect(await getFailure(webhooks.post(message(`http://127.0.0.1:${port}/`)))).toBe(
        'No response within 0.3 seconds.',
      );
  });

  it('reports why a request failed, without the address', async () => {
    const port = await listen((_request, response) => response.destroy());
    expect(await getFailure(webhooks.post(message(`http://127.0.0.1:${port}/`)))).toBe(
      'The connection was closed.',
    );
    expect(await getFailure(webhooks.post(message('http://127.0.0.1:1/')))).toBe(
      'The connection was refused.',
    );
  });
});
