import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findNode } from '../scripts/setup/find-node.mjs';
import { projectRoot } from '../scripts/setup/run.mjs';
import { freePort } from '../tests/races/harness/free-port.ts';
import { startStudio } from '../tests/races/harness/studio-process.ts';
import { keepAsking } from './keep-asking.ts';
import { median } from './median.ts';

/** What a page from memory should reach of a bare answer of the same size. */
const wantedRatio = 0.8;
const rounds = 5;
const secondsEach = 3;
const pages = ['/', '/classes', '/classes/reformer', '/pricing', '/faq'];

/**
 * Prints pages per second from memory beside a bare Fastify's answer of the same size, headers and body, and the ratio of
 * the medians.
 */
async function measure(): Promise<void> {
  const studio = await startStudio();
  try {
    for (const page of pages) {
      const { bytes, headers } = await sizeOf(studio.url + page);
      const bare = await startBare(bytes, headers);
      const rates = { bare: [] as number[], page: [] as number[] };
      // Turn about, so that a busy machine slows both.
      for (let round = 0; round < rounds; round += 1) {
        rates.bare.push(await keepAsking(bare.url, secondsEach));
        rates.page.push(await keepAsking(studio.url + page, secondsEach));
      }
      await bare.stop();
      const ratio = median(rates.page) / median(rates.bare);
      const numbers = `${median(rates.page).toFixed(0)} of ${median(rates.bare).toFixed(0)} a second`;
      console.log(
        `${page.padEnd(20)} ${(bytes / 1024).toFixed(1)} KB  ${numbers}, ratio ${ratio.toFixed(2)} (wanted ${wantedRatio})`,
      );
    }
  } finally {
    await studio.stop();
  }
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

await measure();
