import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findNode } from '../scripts/setup/find-node.mjs';
import { projectRoot } from '../scripts/setup/run.mjs';
import { freePort } from '../tests/races/harness/free-port.ts';
import { keepAsking } from './keep-asking.ts';
import { median } from './median.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const secondsEach = 3;

/** Answers per second, medians of the rounds; `bytes` is the size of one, as it is sent. */
export interface BesideBare {
  bytes: number;
  pages: number;
  bare: number;
}

/**
 * How many answers a second 20 connections get, each asking for one of the addresses in turn, and how many a bare Fastify
 * gives them of the same size, headers and body.
 */
export async function besideBare(addresses: readonly string[]): Promise<BesideBare> {
  const sizes = [];
  for (const address of addresses) sizes.push(await sizeOf(address));
  const bytes = Math.round(sizes.reduce((sum, size) => sum + size.bytes, 0) / sizes.length);
  const bare = await startBare(bytes, sizes[0]?.headers ?? {});
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
  return { bytes, pages: median(rates.pages), bare: median(rates.bare) };
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

async function startBare(
  bytes: number,
  headers: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const program = path.join(projectRoot, 'bench/bare-answer.ts');
  const told = [String(bytes), String(port), JSON.stringify(headers)];
  const child = spawn(findNode(), ['--import', 'tsx', program, ...told], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(url).catch(() => null)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
