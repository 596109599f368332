import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { type StudioSettings, startStudio } from '../tests/races/harness/studio-process.ts';
import { computeMedian } from './median.ts';

const rounds = Number(process.env.ROUNDS ?? 5);

/**
 * Prints the time from a server's start until /readyz returns 200.
 * Measures an empty database, which the server migrates and seeds, and a ready one.
 * ROUNDS (5) sets the number of rounds.
 */
async function measure(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cold-start-'));
  try {
    await print('PGlite', (round) => ({ env: { DATA_DIR: path.join(folder, String(round)) } }));
    const postgres = await startRealPostgres();
    try {
      const urls: string[] = [];
      for (let round = 0; round < rounds; round += 1) urls.push(await createDatabaseOn(postgres.url));
      await print('PostgreSQL', (round) => ({ databaseUrl: urls[round] ?? '' }));
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Starts a server on each database twice. The first start finds it empty. */
async function print(name: string, getSettings: (round: number) => StudioSettings): Promise<void> {
  const durations = { empty: [] as number[], ready: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    durations.empty.push(await startMs(getSettings(round)));
    durations.ready.push(await startMs(getSettings(round)));
  }
  for (const [state, ms] of Object.entries(durations))
    console.log(`${name.padEnd(12)} ${state.padEnd(6)} ${computeMedian(ms).toFixed(0).padStart(6)} ms`);
}

async function startMs(settings: StudioSettings): Promise<number> {
  const startedMs = performance.now();
  const studio = await startStudio(settings);
  const ms = performance.now() - startedMs;
  await studio.stop();
  return ms;
}

await measure();
