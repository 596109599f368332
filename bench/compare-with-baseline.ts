import { type BaselineServer, startBaselineServer } from './baseline-server.ts';
import { measureGetRate } from './measure-get-rate.ts';
import { computeMedian } from './median.ts';

const secondsEach = 1;

/** Responses per second, as medians of the rounds. `bytes` is the size of a response as sent. */
export interface BaselineComparison {
  bytes: number;
  pages: number;
  baseline: number;
  /**
   * Median of the rounds' ratios to the bare server. Each round measures both, because a machine's speed changes within
   * seconds.
   */
  ratio: number;
}

interface Rates {
  baseline: number;
  pages: number;
}

interface Comparison {
  urls: readonly string[];
  bytes: number;
  baseline: BaselineServer;
  rates: Rates[];
}

/**
 * Compares the rate of a server's pages with that of a bare Fastify's responses of the same size and headers. 20
 * connections are spread over the paths of an output line. Every round includes all lines, so that a slow phase of the
 * machine affects all of them.
 */
export async function compareWithBaseline(
  server: string,
  lines: Record<string, readonly string[]>,
  rounds: number,
): Promise<Record<string, BaselineComparison>> {
  const comparisons: Record<string, Comparison> = {};
  try {
    for (const [line, paths] of Object.entries(lines))
      comparisons[line] = await prepareComparison(paths.map((path) => server + path));
    // The first round doesn't count, because JavaScript becomes faster after it has run for a while.
    for (let round = 0; round <= rounds; round += 1)
      for (const { urls, baseline, rates } of Object.values(comparisons)) {
        const both = await measureBoth(urls, baseline);
        if (round > 0) rates.push(both);
      }
    return Object.fromEntries(Object.entries(comparisons).map(([line, each]) => [line, summarise(each)]));
  } finally {
    for (const { baseline } of Object.values(comparisons)) await baseline.stop();
  }
}

async function prepareComparison(urls: readonly string[]): Promise<Comparison> {
  const sizes = [];
  for (const url of urls) sizes.push(await sizeOf(url));
  const bytes = Math.round(sizes.reduce((sum, size) => sum + size.bytes, 0) / sizes.length);
  const baseline = await startBaselineServer('baseline-bytes.ts', [
    String(bytes),
    JSON.stringify(sizes[0]?.headers ?? {}),
  ]);
  return { urls, bytes, baseline, rates: [] };
}

async function measureBoth(urls: readonly string[], baseline: BaselineServer): Promise<Rates> {
  return {
    baseline: await measureGetRate([baseline.url], secondsEach),
    pages: await measureGetRate(urls, secondsEach),
  };
}

function summarise({ bytes, rates }: Comparison): BaselineComparison {
  return {
    bytes,
    pages: computeMedian(rates.map(({ pages }) => pages)),
    baseline: computeMedian(rates.map(({ baseline }) => baseline)),
    ratio: computeMedian(rates.map(({ pages, baseline }) => pages / baseline)),
  };
}

/**
 * Returns the size of a response, compressed as for browsers, and its headers, without those that every server adds.
 */
async function sizeOf(url: string): Promise<{ bytes: number; headers: Record<string, string> }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const {
    'content-length': length,
    date: _date,
    connection: _connection,
    'keep-alive': _alive,
    ...headers
  } = Object.fromEntries(response.headers);
  if (!response.ok || !length) throw new Error(`${url} returned ${response.status} with ${length} bytes.`);
  return { bytes: Number(length), headers };
}
