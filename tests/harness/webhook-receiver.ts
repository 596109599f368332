import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Webhook message as received by a third-party tool. */
export interface ReceivedMessage {
  id: string;
  headers: Record<string, string>;
  body: string;
  type: string;
  data: {
    booking?: { id: string; code: string; status: string };
    class?: { id: string; title: string; startsAt: string };
    previousClass?: { id: string };
    customer?: { email: string; attendeeName: string };
  };
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedMessage[];
  /** Response from now on: a status, or 'nothing' to let requests time out. */
  response: { status: number; body?: string; headers?: Record<string, string> } | 'nothing';
  close(): Promise<void>;
}

export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, serverResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const headers = request.headers as Record<string, string>;
      receiver.received.push({ id: headers['webhook-id'] ?? '', headers, body, ...JSON.parse(body) });
      const { response } = receiver;
      if (response === 'nothing') return;
      serverResponse.writeHead(response.status, response.headers).end(response.body ?? '');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received: [],
    response: { status: 204 },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** Verifies a signature by the Standard Webhooks specification, independently of our own code. */
export function isSignedWith(secret: string, { headers, body }: ReceivedMessage): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return (headers['webhook-signature'] ?? '').split(' ').includes(expected);
}
