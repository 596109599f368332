import { type BaselineServer, startBaselineServer } from './baseline-server.ts';
import { measureGetRate } from './measure-get-rate.ts';
import { median } from './median.ts';

const secondsEach = 1;

/** Responses per second, as medians of the rounds. `bytes` is the size of a response as sent. */
export interface BaselineComparison {
  bytes: number;
  pages: number;
  bare: number;
  /**
   * Median of the rounds' ratios to the bare server.
   * Each round measures both, since a machine's speed changes within seconds.
   */
  ratio: number;
}

interface Rates {
  bare: number;
  pages: number;
}

interface Asked {
  addresses: readonly string[];
  bytes: number;
  bare: BaselineServer;
  rates: Rates[];
}

/**
 * Compares the rate of a server's pages with a bare Fastify's responses of the same size and headers.
 * 20 connections request the paths of a line in turn.
 * Every round includes all lines, so that a slow phase of the machine affects all of them.
 */
export async function compareWithBaseline(
  server: string,
  lines: Record<string, readonly string[]>,
  rounds: number,
): Promise<Record<string, BaselineComparison>> {
  const asked: Record<string, Asked> = {};
  try {
    for (const [line, paths] of Object.entries(lines))
      asked[line] = await readyToAsk(paths.map((path) => server + path));
    // The first round doesn't count, since programs become faster after a while.
    for (let round = 0; round <= rounds; round += 1)
      for (const { addresses, bare, rates } of Object.values(asked)) {
        const both = await askBoth(addresses, bare);
        if (round > 0) rates.push(both);
      }
    return Object.fromEntries(Object.entries(asked).map(([line, each]) => [line, summary(each)]));
  } finally {
    for (const { bare } of Object.values(asked)) await bare.stop();
  }
}

async function readyToAsk(addresses: readonly string[]): Promise<Asked> {
  const sizes = [];
  for (const address of addresses) sizes.push(await sizeOf(address));
  const bytes = Math.round(sizes.reduce((sum, size) => sum + size.bytes, 0) / sizes.length);
  const bare = await startBaselineServer('baseline-bytes.ts', [
    String(bytes),
    JSON.stringify(sizes[0]?.headers ?? {}),
  ]);
  return { addresses, bytes, bare, rates: [] };
}

async function askBoth(addresses: readonly string[], bare: BaselineServer): Promise<Rates> {
  return {
    bare: await measureGetRate([bare.url], secondsEach),
    pages: await measureGetRate(addresses, secondsEach),
  };
}

function summary({ bytes, rates }: Asked): BaselineComparison {
  return {
    bytes,
    pages: median(rates.map(({ pages }) => pages)),
    bare: median(rates.map(({ bare }) => bare)),
    ratio: median(rates.map(({ pages, bare }) => pages / bare)),
  };
}

/**
 * Returns the size of a response, compressed as for browsers, and its headers, without those that every server adds.
 */
async function sizeOf(address: string): Promise<{ bytes: number; headers: Record<string, string> }> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const {
    'content-length': length,
    date: _date,
    connection: _connection,
    'keep-alive': _alive,
    ...headers
  } = Object.fromEntries(answer.headers);
  if (!answer.ok || !length) throw new Error(`${address} answered ${answer.status} with ${length} bytes.`);
  return { bytes: Number(length), headers };
}
