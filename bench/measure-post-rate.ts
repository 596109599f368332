import { openHttpConnection } from './http-connection.ts';
import { median } from './median.ts';

export interface PostMeasurement {
  perSecond: number;
  medianMs: number;
  answers: number;
}

/**
 * Sends requests for `seconds`, or up to `most`, one at a time on each connection. `next` returns the next raw request.
 * @throws when a response is an error
 */
export async function measurePostRate(
  url: string,
  next: () => string,
  { connections, seconds, most = Infinity }: { connections: number; seconds: number; most?: number },
): Promise<PostMeasurement> {
  const took: number[] = [];
  const beganMs = performance.now();
  const endMs = beganMs + seconds * 1000;
  const post = async (): Promise<void> => {
    const socket = openHttpConnection(new URL(url));
    for (
      let askedMs = performance.now();
      askedMs < endMs && took.length < most;
      askedMs = performance.now()
    ) {
      const answer = await socket.ask(next());
      took.push(performance.now() - askedMs);
      if (answer.startsWith('{"ok":false')) throw new Error(`answered ${answer}`);
    }
    socket.end();
  };
  await Promise.all(Array.from({ length: connections }, post));
  const tookMs = performance.now() - beganMs;
  return { perSecond: (took.length / tookMs) * 1000, medianMs: median(took), answers: took.length };
}
