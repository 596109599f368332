import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the part of an IP address that identifies one internet connection: the whole IPv4 address, or 64 bits of
 * IPv6, because one connection has all IPv6 addresses that begin with them. IPv4-mapped IPv6 counts as IPv4. Returns an
 * invalid address unchanged.
 */
export function getIpConnectionPrefix(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = toGroups(address);
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
function toGroups(address: string): number[] {
  const [withoutZone = ''] = address.split('%', 1);
  const [before = '', after] = withoutZone.split('::');
  const [leading, trailing] = [parseNumbers(before), parseNumbers(after ?? '')];
  const gap = after === undefined ? 0 : 8 - leading.length - trailing.length;
  return [...leading, ...Array<number>(gap).fill(0), ...trailing];
}

const parseNumbers = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (isIPv4(group) ? fromIPv4(group) : Number.parseInt(group, 16)));

function fromIPv4(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
