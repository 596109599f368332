import { expect, it } from 'vitest';
import { getNetworkPrefix } from './network-prefix.ts';

it.each([
  ['203.0.113.77', '203.0.113'],
  ['::ffff:203.0.113.77', '203.0.113'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3'],
  ['2001:0db8:85a3:1:2:3:4:5', '2001:db8:85a3'],
  ['2001:db8::1', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['::1', '0:0:0'],
])('the network prefix of %s is %s', (address, network) => {
  expect(getNetworkPrefix(address)).toBe(network);
});
