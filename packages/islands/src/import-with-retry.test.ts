import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importFailedEvent, importRecoveredEvent, importWithRetry } from './import-with-retry.ts';

const device = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device));
  vi.stubGlobal('dispatchEvent', device.dispatchEvent.bind(device));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Creates a loader that fails until the given attempt. */
function createLoader(at: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < at) throw new TypeError('Failed to fetch dynamically imported module');
    return 'script';
  });
  return load;
}

it('retries at once when the device is back online', async () => {
  const load = createLoader(2);
  const loaded = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  device.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('script');
});

it('doubles the wait after each attempt, and never rejects', async () => {
  const load = createLoader(3);
  const loaded = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(7999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('script');
});

it('reports a script that has failed twice, and then that it has loaded', async () => {
  const reported: string[] = [];
  const record = ({ type }: Event) => reported.push(type);
  for (const type of [importFailedEvent, importRecoveredEvent]) device.addEventListener(type, record);
  expect(await importWithRetry(createLoader(1))).toBe('script');
  const once = importWithRetry(createLoader(2));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await once).toBe('script');
  expect(reported).toEqual([]);

  const loaded = importWithRetry(createLoader(4));
  await vi.advanceTimersByTimeAsync(4000);
  expect(reported).toEqual([importFailedEvent]);
  await vi.advanceTimersByTimeAsync(8000);
  expect(reported).toEqual([importFailedEvent]);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await loaded).toBe('script');
  expect(reported).toEqual([importFailedEvent, importRecoveredEvent]);
  for (const type of [importFailedEvent, importRecoveredEvent]) device.removeEventListener(type, record);
});
