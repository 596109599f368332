import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the part of an IP address that identifies one internet connection: the whole IPv4 address, or the first 64
 * bits of IPv6, because one connection has all IPv6 addresses that begin with them. IPv4-mapped IPv6 counts as IPv4.
 * Returns other text unchanged.
 */
export function getIpConnectionPrefix(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = parseGroups(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address in any notation, without its zone. */
function parseGroups(address: string): number[] {
  const [plain = ''] = address.split('%', 1);
  const [before = '', after] = plain.split('::');
  const [left, right] = [numbers(before), numbers(after ?? '')];
  const gap = after === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<number>(gap).fill(0), ...right];
}

const numbers = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (isIPv4(group) ? toIPv4Groups(group) : Number.parseInt(group, 16)));

function toIPv4Groups(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
