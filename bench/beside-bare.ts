import { keepAsking } from './keep-asking.ts';
import { median } from './median.ts';
import { startBare } from './start-bare.ts';

const rounds = Number(process.env.ROUNDS ?? 12);
const secondsEach = 1.5;

/** Answers per second, medians of the rounds; `bytes` is the size of one, as it is sent. */
export interface BesideBare {
  bytes: number;
  pages: number;
  bare: number;
  /** The median of what each round had of the bare one beside it: a machine changes its speed within seconds. */
  ratio: number;
}

/**
 * How many answers a second 20 connections get, each asking for one of the addresses in turn, and how many a bare Fastify
 * gives them of the same size, headers and body.
 */
export async function besideBare(addresses: readonly string[]): Promise<BesideBare> {
  const sizes = [];
  for (const address of addresses) sizes.push(await sizeOf(address));
  const bytes = Math.round(sizes.reduce((sum, size) => sum + size.bytes, 0) / sizes.length);
  const bare = await startBare('bare-answer.ts', [String(bytes), JSON.stringify(sizes[0]?.headers ?? {})]);
  const rates = { bare: [] as number[], pages: [] as number[] };
  try {
    // Turn about, so that a busy machine slows both.
    for (let round = 0; round < rounds; round += 1) {
      rates.bare.push(await keepAsking([bare.url], secondsEach));
      rates.pages.push(await keepAsking(addresses, secondsEach));
    }
  } finally {
    await bare.stop();
  }
  const ratio = median(rates.pages.map((pages, round) => pages / (rates.bare[round] ?? Number.NaN)));
  return { bytes, pages: median(rates.pages), bare: median(rates.bare), ratio };
}

/** Compressed, as browsers ask for it; without the headers that every server adds by itself. */
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
