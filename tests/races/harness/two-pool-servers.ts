import { createRawSignIn } from '../../harness/identity-sign-in.ts';
import { startTwoServers } from './start-two-servers.ts';

/**
 * Opens two servers of one user pool, each with a client. Their clock only advances when it is read or `pass` is
 * called.
 */
export function openTwoPoolServers(options: Parameters<typeof startTwoServers>[0] = {}) {
  const { server, servers, replaceGuard } = startTwoServers(options);
  /** Returns the servers in turn, by number, each with its client. */
  const at = (number: number) => {
    const own = server(number);
    return { own, ...createRawSignIn(own) };
  };
  return {
    at,
    replaceGuard,
    pass: (seconds: number) => {
      for (const one of servers()) one.advanceTime(seconds);
    },
    /** Returns the pool in the format that tests/harness expects. */
    asPool: () => {
      const { own, client } = at(0);
      return { ...own, own, admin: client, storage: new Map() };
    },
  };
}

/** Counts the outcomes of concurrent calls: 'in', or the name of the error. */
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
