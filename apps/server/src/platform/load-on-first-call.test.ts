import { describe, expect, it, vi } from 'vitest';
import { loadOnFirstCall } from './load-on-first-call.ts';

interface Port {
  double(value: number): Promise<number>;
  fail(): Promise<never>;
}

const adapter: Port = {
  double: async (value) => value * 2,
  fail: async () => {
    throw new Error('The service rejected the call.');
  },
};

describe('a port that loads its adapter at the first call', () => {
  it('loads once for concurrent calls', async () => {
    const load = vi.fn(async () => adapter);
    const port = loadOnFirstCall<Port>({ double: true, fail: true }, load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([port.double(2), port.double(3)])).toEqual([4, 6]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('passes on the errors of a call, without loading again', async () => {
    const load = vi.fn(async () => adapter);
    const port = loadOnFirstCall<Port>({ double: true, fail: true }, load);
    await expect(port.fail()).rejects.toThrow('The service rejected the call.');
    expect(await port.double(1)).toBe(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure to load', async () => {
    const load = vi.fn(async () => adapter).mockRejectedValueOnce(new Error('The file is missing.'));
    const port = loadOnFirstCall<Port>({ double: true, fail: true }, load);
    await expect(port.double(1)).rejects.toThrow('The file is missing.');
    expect(await port.double(1)).toBe(2);
  });
});
