import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { expect } from 'vitest';
import { installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio, type TestBrowser } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const monday = new Date('2026-11-23T12:00:00Z');
export const createVictimEmail = () => `victim-${randomUUID()}@guests.example`;

/** Opens a studio with rate limits, whose visitors cause emails to addresses of others. */
export async function openEmailBudgetStudio() {
  const studio = await openTestStudio({ now: monday.toISOString(), limits: 'on' });
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);

  let addresses = 0;

  /** Returns another browser on another network. */
  const openBrowser = (): TestBrowser =>
    studio.visitor(`10.${++addresses % 250}.${Math.floor(addresses / 250)}.7`);

  function advanceTime(ms: number): void {
    studio.time.now = new Date(studio.time.now.getTime() + ms);
  }

  /** Returns the subjects of the emails that reached exactly this address, tag included. */
  async function received(address: string): Promise<string[]> {
    return (await studio.emails(address)).map(({ subject }) => subject);
  }
  const sendMessage = (email: string, visitor = openBrowser()) =>
    visitor.call(paths.contact, { name: 'Eve', email, topic: 'general', message: 'Hello.', openForMs: 9000 });
  const subscribe = (email: string, visitor = openBrowser()) =>
    visitor.call(paths.newsletterSubscribe, { email, source: 'footer', openForMs: 9000 });

  /** Uses up the small hourly budget of an unverified address. */
  async function exhaustBudget(email: string): Promise<void> {
    for (let round = 0; round < 6; round++) expect((await sendMessage(email)).status).toBe(200);
    await studio.emails(email);
  }

  return {
    studio,
    tokens,
    people,
    openBrowser,
    advanceTime,
    received,
    sendMessage,
    subscribe,
    exhaustBudget,
  };
}

export type EmailBudgetStudio = Awaited<ReturnType<typeof openEmailBudgetStudio>>;
