import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Shares out requests to some processes, as the proxy of deploy/ does. */
export interface Balancer {
  url: string;
  close(): Promise<void>;
}

const askEveryMs = 200;

/**
 * Asks each process at /readyz, and sends requests in turn to those that are ready. One that nobody takes at all goes to
 * the next process; what was taken and got no answer is answered with 502.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(ports);
  let turn = 0;
  const look = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) ready.add(port);
    else ready.delete(port);
  };
  const looking = setInterval(() => void Promise.all(ports.map(look)), askEveryMs);
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const order = [...ready];
      turn++;
      passOn({ asked, answer, body: Buffer.concat(chunks), agent }, [
        ...order.slice(turn % order.length),
        ...order,
      ]);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Passed {
  asked: IncomingMessage;
  answer: ServerResponse;
  body: Buffer;
  agent: Agent;
}

function passOn(passed: Passed, [port, ...others]: readonly number[]): void {
  const { asked, answer, body, agent } = passed;
  if (port === undefined) return void answer.writeHead(502).end();
  const { method, url: path, headers } = asked;
  const onward = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, host: `localhost:${port}` },
    agent,
  });
  onward.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.on('error', () => answer.destroy());
    response.pipe(answer);
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) return void answer.destroy();
    if (error.code === 'ECONNREFUSED') return passOn(passed, others);
    answer.writeHead(502).end();
  });
  onward.end(body);
}
