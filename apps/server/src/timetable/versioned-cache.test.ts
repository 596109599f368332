import { describe, expect, it } from 'vitest';
import { createVersionedCache } from './versioned-cache.ts';

const made = (version: string) => ({ version, size: 10 });
const fits = (version: string) => (value: { version: string }) => value.version === version;

describe('what is made from data of a version', () => {
  it('is made once while the version is the same, and anew after it', async () => {
    const memory = createVersionedCache<ReturnType<typeof made>>(1000);
    let makings = 0;
    const get = (version: string) =>
      memory.get('key', fits(version), async () => {
        makings += 1;
        return made(version);
      });
    for (const version of ['1', '1', '2', '2']) expect((await get(version)).version).toBe(version);
    expect(makings).toBe(2);
  });

  it('is made once for callers who come at once, but never handed to one whom it does not fit', async () => {
    const memory = createVersionedCache<ReturnType<typeof made>>(1000);
    const makings: string[] = [];
    const get = (version: string) =>
      memory.get('key', fits(version), async () => {
        makings.push(version);
        await Promise.resolve();
        return made(version);
      });
    const given = await Promise.all([get('1'), get('1'), get('2')]);
    expect(given.map(({ version }) => version)).toEqual(['1', '1', '2']);
    expect(makings).toEqual(['1', '2']);
  });

  it('is asked for again after a making that has failed', async () => {
    const memory = createVersionedCache<ReturnType<typeof made>>(1000);
    const failing = memory.get('key', fits('1'), () => Promise.reject(new Error('away')));
    const waiting = memory.get('key', fits('1'), async () => made('1'));
    await expect(failing).rejects.toThrow('away');
    expect(await waiting).toEqual(made('1'));
  });
});
