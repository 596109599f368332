import { connect } from 'node:net';

const connections = 20;

/**
 * Requests pages for `seconds` over 20 connections, one request at a time on each. The URLs are assigned to the
 * connections in turn, and each connection requests only its own. Returns the responses per second. Only counts bytes,
 * because a client that parses responses is slower than the server it measures.
 * @throws when a response has another status than 200, or no length
 */
export async function measureGetRate(urls: readonly string[], seconds: number): Promise<number> {
  const clients = Array.from({ length: connections }, (_, index) =>
    startClient(new URL(urls[index % urls.length] ?? '')),
  );
  const startMs = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const responses = clients.map(({ answered }) => answered()).reduce((sum, count) => sum + count, 0);
  const perSecond = (responses / (performance.now() - startMs)) * 1000;
  for (const { failed, end } of clients) {
    end();
    if (failed()) throw failed();
  }
  return perSecond;
}

interface PollingClient {
  answered: () => number;
  failed: () => Error | null;
  end: () => void;
}

function startClient({ hostname, port, host, pathname, search }: URL): PollingClient {
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
  const socket = connect(Number(port), hostname);
  let answered = 0;
  let missing = 0;
  let error: Error | null = null;
  socket.once('connect', () => socket.write(request));
  socket.on('data', (bytes) => {
    try {
      missing = missing === 0 ? missingAfter(bytes) : missing - bytes.length;
    } catch (thrown) {
      error = thrown as Error;
      socket.destroy();
    }
    if (missing > 0 || error) return;
    answered += 1;
    socket.write(request);
  });
  socket.on('error', (thrown) => {
    error = thrown;
  });
  return { answered: () => answered, failed: () => error, end: () => socket.destroy() };
}

/** Returns how many bytes of a response's body are missing after its first chunk, which contains the headers. */
function missingAfter(first: Buffer): number {
  const end = first.indexOf('\r\n\r\n');
  const headers = first.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(headers)?.[1];
  if (end < 0 || !headers.startsWith('HTTP/1.1 200') || !length)
    throw new Error(`unexpected response: ${headers}`);
  return Number(length) - (first.length - end - 4);
}
