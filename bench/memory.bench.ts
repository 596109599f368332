import { setTimeout as pause } from 'node:timers/promises';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { type StudioProcess, startStudio } from '../tests/races/harness/studio-process.ts';
import { measureGetRate } from './measure-get-rate.ts';
import { readMemoryMb } from './process-memory.ts';

const idleSeconds = 10;
const loadSeconds = Number(process.env.SECONDS_OF_LOAD ?? 20);
const pages = ['/', '/classes', '/pricing', '/timetable', '/faq?q=mat'];

/**
 * Prints a process's memory at rest, its maximum while 20 connections request pages, and its memory at rest afterwards.
 */
async function measure(): Promise<void> {
  await print('PGlite, same process', {});
  const postgres = await startRealPostgres();
  try {
    await print('PostgreSQL, separate', { databaseUrl: await createDatabaseOn(postgres.url) });
  } finally {
    await postgres.stop();
  }
}

async function print(name: string, settings: { databaseUrl?: string }): Promise<void> {
  const studio = await startStudio(settings);
  try {
    await pause(idleSeconds * 1000);
    const idleMb = readMemoryMb(studio.pid);
    const maxMb = await measureUnderLoad(studio);
    await pause(idleSeconds * 1000);
    const after = readMemoryMb(studio.pid);
    for (const [state, mb] of Object.entries({ idle: idleMb, 'under load': maxMb, 'after load': after }))
      console.log(`${name.padEnd(22)} ${state.padEnd(12)} ${mb.toFixed(0).padStart(5)} MB`);
  } finally {
    await studio.stop();
  }
}

async function measureUnderLoad({ url, pid }: StudioProcess): Promise<number> {
  let maxMb = 0;
  const sampler = setInterval(() => {
    maxMb = Math.max(maxMb, readMemoryMb(pid));
  }, 200);
  try {
    await measureGetRate(
      pages.map((page) => url + page),
      loadSeconds,
    );
  } finally {
    clearInterval(sampler);
  }
  return maxMb;
}

await measure();
