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
function names(...addresses: string[]): LookupFunction & { asked: number } {
  const lookup = ((_host, options, done) => {
    const address = addresses[Math.min(lookup.asked++, addresses.length - 1)] ?? '';
    if (options.all) done(null, [{ address, family: 4 }]);
    else done(null, address, 4);
  }) as LookupFunction & { asked: number };
  lookup.asked = 0;
  return lookup;
}

const message = (url: string) => ({ url, headers: { 'webhook-id': 'one' }, body: '{}' });
const why = (promise: Promise<unknown>) =>
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
  ])('does not ask %s', async (url) => {
    const door = createHttpWebhooks({ thisMachineToo: false });
    expect(door.refusal(url)).not.toBeNull();
    expect(await why(door.post(message(url)))).toMatch(/https|public internet/);
  });

  it('does not ask a name that leads into the house, whatever it led to before', async () => {
    let asked = 0;
    const port = await listen((_request, response) => {
      asked++;
      response.end();
    });
    for (const inner of ['127.0.0.1', '10.0.0.5', '169.254.169.254']) {
      const lookup = names(inner);
      const door = createHttpWebhooks({ thisMachineToo: false, lookup });
      const url = `https://tools.example:${port}/`;
      expect(door.refusal(url)).toBeNull();
      expect(await why(door.post(message(url)))).toBe('The name leads to no address of the public internet.');
      expect(lookup.asked).toBe(1);
    }
    expect(asked).toBe(0);
  });
});

describe('in demo mode', () => {
  const door = createHttpWebhooks({ thisMachineToo: true, timeoutMs: 300 });

  it('asks this machine, and nothing else of the house', async () => {
    const port = await listen((request, response) => response.end(request.headers['webhook-id']));
    expect(await door.post(message(`http://127.0.0.1:${port}/`))).toEqual({ status: 200, text: 'one' });
    expect(await why(door.post(message('http://10.0.0.1/')))).toMatch(/public internet/);
    const inner = createHttpWebhooks({ thisMachineToo: true, lookup: names('192.168.1.1') });
    expect(await why(inner.post(message('http://printer.example/')))).toMatch(/public internet/);
  });

  it('reads the beginning of an answer without end', async () => {
    const port = await listen((_request, response) => {
      const more = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.on('close', () => clearInterval(more));
    });
    const { status, text } = await door.post(message(`http://127.0.0.1:${port}/`));
    expect([status, text.length]).toEqual([200, 2048]);
  });

  it('waits no longer than it says, for a silent receiver and for one that drips', async () => {
    const silent = await listen(() => undefined);
    const drips = await listen((_request, response) => {
      const more = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(more));
    });
    for (const port of [silent, drips])
      expect(await why(door.post(message(`http://127.0.0.1:${port}/`)))).toBe(
        'No answer within 0.3 seconds.',
      );
  });

  it('says why nobody answered, and not where', async () => {
    const port = await listen((_request, response) => response.destroy());
    expect(await why(door.post(message(`http://127.0.0.1:${port}/`)))).toBe('The connection was closed.');
    expect(await why(door.post(message('http://127.0.0.1:1/')))).toBe('Nobody listens there.');
  });
});
