import { describe, expect, it } from 'vitest';
import { createVersionedCache } from './versioned-cache.ts';

const made = (version: string) => ({ version, size: 10 });
const hasVersion = (version: string) => (value: { version: string }) => value.version === version;

describe('the versioned cache', () => {
  it('builds a value once per version', async () => {
    const memory = createVersionedCache<ReturnType<typeof made>>(1000);
    let builds = 0;
    const get = (version: string) =>
      memory.get('key', hasVersion(version), async () => {
        builds += 1;
        return made(version);
      });
    for (const version of ['1', '1', '2', '2']) expect((await get(version)).version).toBe(version);
    expect(builds).toBe(2);
  });

  it('shares one build between concurrent callers, but never returns another version', async () => {
    const memory = createVersionedCache<ReturnType<typeof made>>(1000);
    const builds: string[] = [];
    const get = (version: string) =>
      memory.get('key', hasVersion(version), async () => {
        builds.push(version);
        await Promise.resolve();
        return made(version);
      });
    const values = await Promise.all([get('1'), get('1'), get('2')]);
    expect(values.map(({ version }) => version)).toEqual(['1', '1', '2']);
    expect(builds).toEqual(['1', '2']);
  });

  it('builds again after a failed build', async () => {
    const memory = createVersionedCache<ReturnType<typeof made>>(1000);
    const failing = memory.get('key', hasVersion('1'), () => Promise.reject(new Error('away')));
    const waiting = memory.get('key', hasVersion('1'), async () => made('1'));
    await expect(failing).rejects.toThrow('away');
    expect(await waiting).toEqual(made('1'));
  });
});
