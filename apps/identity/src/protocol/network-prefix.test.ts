import { describe, expect, it } from 'vitest';
import { getNetworkPrefix } from './network-prefix.ts';

describe('getNetworkPrefix', () => {
  it.each([
    ['81.2.69.142', '81.2.69.0/24'],
    ['::ffff:81.2.69.142', '81.2.69.0/24'],
    ['2001:0db8:85a3:08d3:1319:8a2e:0370:7344', '2001:db8:85a3::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
  ])('shortens %s to its network', (address, network) => {
    expect(getNetworkPrefix(address)).toBe(network);
  });

  it('returns null for a host name', () => {
    expect(getNetworkPrefix('studio.local')).toBeNull();
  });
});
