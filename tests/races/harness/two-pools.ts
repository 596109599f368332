import { createRawSignIn } from '../../harness/identity-sign-in.ts';
import { startTwoServers } from './start-two-servers.ts';

/** Two servers of one user pool, with a client each; their clock only advances when it is read or `pass` is called. */
export function openTwoPools(options: Parameters<typeof startTwoServers>[0] = {}) {
  const { server, servers, takeOut } = startTwoServers(options);
  /** One server after the other, by number, with its client. */
  const at = (number: number) => {
    const own = server(number);
    return { own, ...createRawSignIn(own) };
  };
  return {
    at,
    takeOut,
    pass: (seconds: number) => {
      for (const one of servers()) one.pass(seconds);
    },
    /** What helpers of the tests take for a pool. */
    asPool: () => {
      const { own, client } = at(0);
      return { ...own, own, admin: client, kept: new Map() };
    },
  };
}

/** How often each outcome came of so many calls made side by side: 'in', or the name of the refusal. */
export async function countParallelOutcomes(
  atOnce: number,
  call: (number: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const all = Array.from({ length: atOnce }, async (_, number) => {
    const outcome = await call(number).then(
      () => 'in',
      (error: Error) => error.name,
    );
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  });
  await Promise.all(all);
  return counts;
}
