import { expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { renderTogether } from './render-together.ts';

/** Renderings that a test ends by hand. */
function studio() {
  const together = renderTogether();
  const begun: PromiseWithResolvers<Answer>[] = [];
  const render = () => {
    const gate = Promise.withResolvers<Answer>();
    begun.push(gate);
    return gate.promise;
  };
  const ask = (address = '/timetable') => together(address, render);
  const finish = async (which: number) => {
    const answer = { rendering: `rendering ${which}` } as Answer;
    begun[which]?.resolve(answer);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ask, finish };
}

it('gives all who come during a rendering one that begins after they came', async () => {
  const { begun, ask, finish } = studio();
  const first = ask();
  const later = [ask(), ask(), ask()];
  expect(begun).toHaveLength(1);
  await finish(0);
  expect(begun).toHaveLength(2);
  const evenLater = ask();
  await finish(1);
  await finish(2);
  expect((await first).rendering).toBe('rendering 0');
  expect((await Promise.all(later)).map(({ rendering }) => rendering)).toEqual(Array(3).fill('rendering 1'));
  expect((await evenLater).rendering).toBe('rendering 2');
});

it('keeps nothing: whoever comes afterwards gets a rendering of their own', async () => {
  const { begun, ask, finish } = studio();
  void ask();
  await finish(0);
  void ask();
  expect(begun).toHaveLength(2);
});

it('renders other addresses beside it', () => {
  const { begun, ask } = studio();
  void ask('/timetable?activity=yoga');
  void ask('/timetable?activity=mat');
  expect(begun).toHaveLength(2);
});

it('a rendering that fails fails for those who waited for it, and no others', async () => {
  const { begun, ask, finish } = studio();
  const first = ask();
  const later = ask();
  begun[0]?.reject(new Error('not rendered'));
  await expect(first).rejects.toThrow('not rendered');
  await finish(1);
  expect((await later).rendering).toBe('rendering 1');
});
