import { BlockList, isIP, isIPv6 } from 'node:net';

/** IPv4 networks outside the public internet: private, local, documentation, multicast, reserved. */
const nonPublicIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Excluded networks within 2000::/3, the only publicly routed part of IPv6: tunnels to IPv4, and documentation. */
const nonPublicIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const blockedNetworks = buildBlockList([...nonPublicIpv4, ...nonPublicIpv6]);
const routedIpv6Networks = buildBlockList(['2000::/3']);
const loopbackNetworks = buildBlockList(['127.0.0.0/8', '::1/128']);

/** Returns whether an IP address is on the public internet. Returns false for text that isn't an IP address. */
export function isPublicAddress(address: string): boolean {
  const plain = withoutMapping(address);
  if (isIPv6(plain)) return routedIpv6Networks.check(plain, 'ipv6') && !blockedNetworks.check(plain, 'ipv6');
  return isIP(plain) === 4 && !blockedNetworks.check(plain, 'ipv4');
}

export function isLoopbackAddress(address: string): boolean {
  const plain = withoutMapping(address);
  return isIP(plain) !== 0 && loopbackNetworks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Returns the IPv4 address in an IPv4-mapped IPv6 address. Other notations of IPv4 in IPv6 aren't publicly routed. */
function withoutMapping(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function buildBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    list.addSubnet(base, Number(bits), isIPv6(base) ? 'ipv6' : 'ipv4');
  }
  return list;
}
