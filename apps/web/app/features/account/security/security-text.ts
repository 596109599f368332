import { formatList } from '@studio/domain/text/format';
import type { AccountSecurity, SecondFactor } from '../../../lib/session/account-types.ts';

const codeFrom: Readonly<Record<SecondFactor, string>> = {
  TOTP: 'from your authenticator app',
  EMAIL: 'by email',
  SMS: 'by text message',
};

/** Describes what the login of the account requires. */
export function describeSecuritySettings({
  factors,
  preferred,
}: Pick<AccountSecurity, 'factors' | 'preferred'>): string {
  const [only] = factors;
  if (!only)
    return 'Your account is protected by your password only. Turn on two-step verification for extra security.';
  const first = preferred ?? (factors.length === 1 ? only : null);
  if (first) return `When you log in, we ask for your password and then a code ${codeFrom[first]}.`;
  return `When you log in, we ask for your password and then a code ${formatList(
    factors.map((one) => codeFrom[one]),
    'or',
  )}.`;
}

/** Shortens a network such as '81.2.69.0/24' to its recognisable part: '81.2.69.…'. */
export function formatNetwork(network: string): string {
  const [address = ''] = network.split('/');
  return address.includes(':') ? address.replace(/::$/, ':…') : address.replace(/\.0$/, '.…');
}

/** Describes the network of an event or a device; empty if it's unknown. */
export function describeNetworkOrigin({
  network,
  isThisNetwork,
}: {
  network: string | null;
  isThisNetwork: boolean;
}): string {
  if (!network) return '';
  return isThisNetwork ? 'from your current network' : `from network ${formatNetwork(network)}`;
}
