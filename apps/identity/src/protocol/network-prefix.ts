import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns a network prefix that doesn't identify a household: 24 bits of IPv4, 48 bits of IPv6. Null for an invalid
 * address.
 */
export function getNetworkPrefix(address: string): string | null {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return null;
  const [before = '', after] = plain.split('::');
  const left = groups(before);
  const right = groups(after ?? '');
  const gap = after === undefined ? 0 : 8 - left.length - right.length;
  const all = [...left, ...Array<string>(gap).fill('0'), ...right];
  return `${all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
