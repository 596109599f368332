import { openHttpConnection } from './http-connection.ts';
import { computeMedian } from './median.ts';

export interface PostMeasurement {
  perSecond: number;
  medianMs: number;
  responses: number;
}

/**
 * Sends requests for `seconds`, or up to `maxRequests` requests, one at a time on each connection. `next` returns
 * the next raw request.
 * @throws when a response is an error
 */
export async function measurePostRate(
  url: string,
  next: () => string,
  {
    connections,
    seconds,
    maxRequests = Infinity,
  }: { connections: number; seconds: number; maxRequests?: number },
): Promise<PostMeasurement> {
  const durations: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  const post = async (): Promise<void> => {
    const socket = openHttpConnection(new URL(url));
    for (
      let sentMs = performance.now();
      sentMs < endMs && durations.length < maxRequests;
      sentMs = performance.now()
    ) {
      const response = await socket.send(next());
      durations.push(performance.now() - sentMs);
      if (response.startsWith('{"ok":false')) throw new Error(`unexpected response: ${response}`);
    }
    socket.end();
  };
  await Promise.all(Array.from({ length: connections }, post));
  const elapsedMs = performance.now() - startMs;
  return {
    perSecond: (durations.length / elapsedMs) * 1000,
    medianMs: computeMedian(durations),
    responses: durations.length,
  };
}
