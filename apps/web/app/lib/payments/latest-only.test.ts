import { expect, it } from 'vitest';
import { latestOnly } from './latest-only.ts';

/** Creates a payment request that the test resolves. */
function asking() {
  const asks: PromiseWithResolvers<string>[] = [];
  const ask = () => {
    const answer = Promise.withResolvers<string>();
    asks.push(answer);
    return answer.promise;
  };
  return { ask, asks };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('gives what was asked for last, once what was asked before has been answered', async () => {
  const { open } = latestOnly();
  const { ask, asks } = asking();
  const older = open(ask);
  await turn();
  const newer = open(ask);
  await turn();
  expect(asks).toHaveLength(1);
  asks[0]?.resolve('£18');
  await turn();
  asks[1]?.resolve('£16.20');
  await expect(Promise.all([older, newer])).resolves.toEqual([null, '£16.20']);
});

it('does not ask for what nobody waits for any more', async () => {
  const { open } = latestOnly();
  const { ask, asks } = asking();
  const all = [open(ask), open(ask), open(ask)];
  await turn();
  expect(asks).toHaveLength(1);
  asks[0]?.resolve('£18');
  await expect(Promise.all(all)).resolves.toEqual([null, null, '£18']);
});

it('throws a failure of the newest alone', async () => {
  const { open } = latestOnly();
  const { ask, asks } = asking();
  const older = open(ask);
  await turn();
  const newer = open(ask);
  asks[0]?.reject(new Error('lost'));
  await expect(older).resolves.toBeNull();
  await turn();
  asks[1]?.reject(new Error('refused'));
  await expect(newer).rejects.toThrow('refused');
});

it('gives nothing of what was dropped, and opens again afterwards', async () => {
  const { open, drop } = latestOnly();
  const { ask, asks } = asking();
  const dropped = open(ask);
  await turn();
  drop();
  asks[0]?.resolve('£18');
  await expect(dropped).resolves.toBeNull();
  const again = open(ask);
  await turn();
  asks[1]?.resolve('£16.20');
  await expect(again).resolves.toBe('£16.20');
});
