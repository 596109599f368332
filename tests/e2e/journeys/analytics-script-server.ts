import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Third-party script on another port of this machine, which records its requests and events. */
export interface AnalyticsScriptServer {
  url: string;
  /** Returns the number of requests, including those for the script itself. */
  countRequests(): number;
  /** Returns the events received from the page, in order: name and value. */
  getEvents(): string[];
  stop(): Promise<void>;
}

/** Script that runs in the page. It sends the site from its element's data and each event to its own origin. */
const code = `{
  const { site } = document.currentScript.dataset;
  const home = new URL('/heard', document.currentScript.src);
  document.addEventListener('studio:event', ({ detail: { name, category, value } }) =>
    fetch(home, { method: 'POST', mode: 'no-cors', body: [site, category, name, value].filter(Boolean).join(' ') }));
}`;

export async function startAnalyticsScriptServer(): Promise<AnalyticsScriptServer> {
  let requestCount = 0;
  const events: string[] = [];
  const server = createServer((request, response) => {
    requestCount++;
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.method === 'POST') events.push(body);
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/count.js`,
    countRequests: () => requestCount,
    getEvents: () => [...events],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
