import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A script of others, on another port of this machine: it says what it is told, and keeps what it was asked for. */
export interface AnalyticsScriptServer {
  url: string;
  /** How often anything was asked for, the script itself included. */
  asked(): number;
  /** What the page has told it, in its order: name and value. */
  told(): string[];
  stop(): Promise<void>;
}

/** What it does in a page. It names the site that its element names, and leaves by its own origin. */
const code = `{
  const { site } = document.currentScript.dataset;
  const home = new URL('/heard', document.currentScript.src);
  document.addEventListener('studio:event', ({ detail: { name, category, value } }) =>
    fetch(home, { method: 'POST', mode: 'no-cors', body: [site, category, name, value].filter(Boolean).join(' ') }));
}`;

export async function startAnalyticsScriptServer(): Promise<AnalyticsScriptServer> {
  let asked = 0;
  const told: string[] = [];
  const server = createServer((request, response) => {
    asked++;
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.method === 'POST') told.push(body);
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/count.js`,
    asked: () => asked,
    told: () => [...told],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
