import { connect } from 'node:net';

/** Connection with one request at a time. */
export interface HttpConnection {
  /** Sends a raw request and returns the response's body, whatever its status. */
  send(request: string): Promise<string>;
  end(): void;
}

/**
 * Opens a connection with just enough of HTTP for benchmarks, because a full client would use more CPU than the server
 * it measures. Responses need a content-length.
 */
export function openHttpConnection({ hostname, port }: URL): HttpConnection {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.setEncoding('latin1');
  let received = '';
  let pending: PromiseWithResolvers<string> | null = null;
  const settle = (complete: (pending: PromiseWithResolvers<string>) => void) => {
    const open = pending;
    [pending, received] = [null, ''];
    if (open) complete(open);
  };
  socket.on('data', (piece: string) => {
    received += piece;
    const bodyStart = received.indexOf('\r\n\r\n') + 4;
    if (bodyStart < 4) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
    if (Number.isNaN(length))
      settle(({ reject }) => reject(new Error(`response without a content length: ${received}`)));
    else if (received.length >= bodyStart + length) {
      const body = Buffer.from(received.slice(bodyStart), 'latin1').toString();
      settle(({ resolve }) => resolve(body));
    }
  });
  socket.on('error', (error) => settle(({ reject }) => reject(error)));
  socket.on('close', () => settle(({ reject }) => reject(new Error('the connection was closed'))));
  return {
    send(request) {
      pending = Promise.withResolvers<string>();
      socket.write(request);
      return pending.promise;
    },
    end: () => socket.destroy(),
  };
}

export function buildPostRequest({ host }: URL, path: string, network: string, fields: object): string {
  return post(path, JSON.stringify(fields), {
    host,
    'content-type': 'application/json',
    'x-forwarded-for': network,
  });
}

/** Builds the request that pays an intent at the sandbox, like the page's script does. */
export function buildPaymentRequest(intentId: string): string {
  const form = { payment_method: 'pm_card_visa', return_url: 'http://localhost/booking/complete' };
  return post(`/v1/payment_intents/${intentId}/confirm`, new URLSearchParams(form).toString(), {
    host: 'localhost',
    authorization: 'Bearer sk_test_sandbox',
    'content-type': 'application/x-www-form-urlencoded',
  });
}

function post(path: string, body: string, headers: Record<string, string>): string {
  const all = { ...headers, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`POST ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`;
}
