import { expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { pageMemory } from './page-memory.ts';

/** A studio whose clock, data version and pages a test moves by hand. */
function studio() {
  const at = { time: Date.parse('2026-11-20T12:00:00Z'), version: 1, rendered: 0, status: 200 };
  const memory = pageMemory({ dataVersion: async () => at.version, now: () => new Date(at.time) });
  const render = async (): Promise<Answer> => {
    at.rendered += 1;
    const plain = Buffer.from(`rendering ${at.rendered}`);
    return { status: at.status, headers: {}, plain, br: async () => plain, gzip: async () => plain };
  };
  return { at, memory, render };
}

it('renders a page once per version of the data', async () => {
  const { at, memory, render } = studio();
  await memory('/pricing', 'version', render);
  await memory('/pricing', 'version', render);
  expect(at.rendered).toBe(1);
  at.version = 2;
  at.time += 400;
  expect((await memory('/pricing', 'version', render)).plain.toString()).toBe('rendering 2');
});

it('shows a change within a second', async () => {
  const { at, memory, render } = studio();
  await memory('/pricing', 'version', render);
  at.version = 2;
  at.time += 999;
  await memory('/pricing', 'version', render);
  expect(at.rendered).toBe(2);
});

it('never keeps a page under a newer version than its data', async () => {
  const { at, memory, render } = studio();
  const slow = Promise.withResolvers<void>();
  const old = memory('/pricing', 'version', async () => {
    const made = await render();
    await slow.promise;
    return made;
  });
  at.version = 2;
  at.time += 400;
  slow.resolve();
  await old;
  expect((await memory('/pricing', 'version', render)).plain.toString()).toBe('rendering 2');
});

it('lets visitors who come at once wait for one rendering', async () => {
  const { at, memory, render } = studio();
  await Promise.all(Array.from({ length: 20 }, () => memory('/', { seconds: 1 }, render)));
  expect(at.rendered).toBe(1);
});

it('renders a page with places anew after its seconds, and any page after midnight in London', async () => {
  const { at, memory, render } = studio();
  await memory('/', { seconds: 1 }, render);
  at.time += 1000;
  await memory('/', { seconds: 1 }, render);
  expect(at.rendered).toBe(2);
  await memory('/faq', 'version', render);
  at.time = Date.parse('2026-11-21T00:00:00Z');
  await memory('/faq', 'version', render);
  expect(at.rendered).toBe(4);
});

it('keeps no failed page', async () => {
  const { at, memory, render } = studio();
  at.status = 500;
  await memory('/', 'version', render);
  at.status = 200;
  expect((await memory('/', 'version', render)).status).toBe(200);
  await expect(memory('/x', 'version', () => Promise.reject(new Error('no database')))).rejects.toThrow();
  expect((await memory('/x', 'version', render)).status).toBe(200);
});

it('keeps showing its pages while the database does not answer', async () => {
  let broken = false;
  const memory = pageMemory({
    dataVersion: () => (broken ? Promise.reject(new Error('gone')) : Promise.resolve(1)),
    now: () => new Date(broken ? 5000 : 0),
  });
  const { at, render } = studio();
  await memory('/faq', 'version', render);
  broken = true;
  await memory('/faq', 'version', render);
  expect(at.rendered).toBe(1);
});
