import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from './wait-until.ts';

/** Load balancer over some processes, like the proxy of deploy/. */
export interface Balancer {
  url: string;
  /** Resolves once the process at this port has a request that it hasn't answered. */
  waitForRequest(port: number): Promise<void>;
  close(): Promise<void>;
}

const pollIntervalMs = 200;

/**
 * Polls /readyz of each process and sends requests in turn to the ready ones. A refused connection moves to the next
 * process; an accepted request without a response gets a 502.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(ports);
  /** Pending requests of each process. */
  const open = new Map(ports.map((port) => [port, 0]));
  let nextIndex = 0;
  const checkReadiness = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) ready.add(port);
    else ready.delete(port);
  };
  const pollTimer = setInterval(() => void Promise.all(ports.map(checkReadiness)), pollIntervalMs);
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const order = [...ready];
      nextIndex++;
      forward({ incoming, answer, body: Buffer.concat(chunks), agent, open }, [
        ...order.slice(nextIndex % order.length),
        ...order,
      ]);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waitForRequest: (port) => waitUntil(`a request waits for ${port}`, async () => (open.get(port) ?? 0) > 0),
    close: async () => {
      clearInterval(pollTimer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface ForwardedRequest {
  incoming: IncomingMessage;
  answer: ServerResponse;
  body: Buffer;
  agent: Agent;
  open: Map<number, number>;
}

function forward(forwarded: ForwardedRequest, [port, ...others]: readonly number[]): void {
  const { incoming, answer, body, agent, open } = forwarded;
  if (port === undefined) return void answer.writeHead(502).end();
  const { method, url: path, headers } = incoming;
  const proxied = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, host: `localhost:${port}` },
    agent,
  });
  const count = (change: number) => open.set(port, (open.get(port) ?? 0) + change);
  count(1);
  proxied.on('close', () => count(-1));
  proxied.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.on('error', () => answer.destroy());
    response.pipe(answer);
  });
  proxied.on('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) return void answer.destroy();
    if (error.code === 'ECONNREFUSED') return forward(forwarded, others);
    answer.writeHead(502).end();
  });
  proxied.end(body);
}
