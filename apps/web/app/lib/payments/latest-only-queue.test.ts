import { expect, it } from 'vitest';
import { createLatestOnlyQueue } from './latest-only-queue.ts';

/** Creates a payment request that the test resolves. */
function createRequests() {
  const pending: PromiseWithResolvers<string>[] = [];
  const request = () => {
    const answer = Promise.withResolvers<string>();
    pending.push(answer);
    return answer.promise;
  };
  return { ask: request, asks: pending };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('resolves with the latest request, which starts once the earlier one has settled', async () => {
  const { open } = createLatestOnlyQueue();
  const { ask: request, asks: pending } = createRequests();
  const older = open(request);
  await nextTask();
  const newer = open(request);
  await nextTask();
  expect(pending).toHaveLength(1);
  pending[0]?.resolve('£18');
  await nextTask();
  pending[1]?.resolve('£16.20');
  await expect(Promise.all([older, newer])).resolves.toEqual([null, '£16.20']);
});

it('does not start a request that a newer one has replaced', async () => {
  const { open } = createLatestOnlyQueue();
  const { ask: request, asks: pending } = createRequests();
  const all = [open(request), open(request), open(request)];
  await nextTask();
  expect(pending).toHaveLength(1);
  pending[0]?.resolve('£18');
  await expect(Promise.all(all)).resolves.toEqual([null, null, '£18']);
});

it('rejects only when the newest request fails', async () => {
  const { open } = createLatestOnlyQueue();
  const { ask: request, asks: pending } = createRequests();
  const older = open(request);
  await nextTask();
  const newer = open(request);
  pending[0]?.reject(new Error('lost'));
  await expect(older).resolves.toBeNull();
  await nextTask();
  pending[1]?.reject(new Error('refused'));
  await expect(newer).rejects.toThrow('refused');
});

it('resolves with null after drop, and accepts a new request afterwards', async () => {
  const { open, drop } = createLatestOnlyQueue();
  const { ask: request, asks: pending } = createRequests();
  const dropped = open(request);
  await nextTask();
  drop();
  pending[0]?.resolve('£18');
  await expect(dropped).resolves.toBeNull();
  const reopened = open(request);
  await nextTask();
  pending[1]?.resolve('£16.20');
  await expect(reopened).resolves.toBe('£16.20');
});
