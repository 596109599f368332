import { expect, it } from 'vitest';
import { getIpConnectionPrefix } from './ip-connection-prefix.ts';

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['::ffff:cb00:714d', '203.0.113.77'],
  ['0:0:0:0:0:FFFF:203.0.113.77', '203.0.113.77'],
  ['2001:0db8:85a3:08d3:1319:8a2e:0370:7344', '2001:db8:85a3:8d3::/64'],
  ['2001:db8:85a3:8d3::1', '2001:db8:85a3:8d3::/64'],
  ['2001:DB8:85A3:8D3:ffff:ffff:ffff:ffff', '2001:db8:85a3:8d3::/64'],
  ['2001:db8:85a3:8d4::1', '2001:db8:85a3:8d4::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['64:ff9b::203.0.113.77', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['studio.local', 'studio.local'],
])('reduces the address %s to the subscriber %s', (address, line) => {
  expect(getIpConnectionPrefix(address)).toBe(line);
});
