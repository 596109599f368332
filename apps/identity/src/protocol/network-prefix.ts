import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns a network prefix that doesn't identify a household: 24 bits of IPv4, 48 bits of IPv6. Null for an invalid IP
 * address.
 */
export function getNetworkPrefix(address: string): string | null {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  const normalised = mapped ?? address;
  if (isIPv4(normalised)) return `${normalised.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(normalised)) return null;
  const [before = '', after] = normalised.split('::');
  const leading = splitGroups(before);
  const right = splitGroups(after ?? '');
  const gap = after === undefined ? 0 : 8 - leading.length - right.length;
  const all = [...leading, ...Array<string>(gap).fill('0'), ...right];
  return `${all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}

const splitGroups = (part: string): string[] => (part === '' ? [] : part.split(':'));
