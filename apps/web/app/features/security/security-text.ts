import { formatList } from '../../lib/format-list.ts';
import type { AccountSecurity, SecondFactorKind } from '../../lib/session/account-security.ts';

const codeFrom: Readonly<Record<SecondFactorKind, string>> = {
  TOTP: 'from your app',
  EMAIL: 'by email',
  SMS: 'by text message',
};

/** What an account asks for, in one sentence. */
export function describeSecurity({
  factors,
  preferred,
}: Pick<AccountSecurity, 'factors' | 'preferred'>): string {
  const [only] = factors;
  if (!only)
    return 'Your password alone opens your account. A second step keeps it yours when somebody learns it.';
  const first = preferred ?? (factors.length === 1 ? only : null);
  if (first) return `After your password we ask for a code ${codeFrom[first]}.`;
  return `After your password we ask for a code: ${formatList(
    factors.map((one) => codeFrom[one]),
    'or',
  )}.`;
}

/** '81.2.69.0/24' as somebody may recognise it: the part of their address that is kept. */
export function formatNetwork(network: string): string {
  const [address = ''] = network.split('/');
  return address.includes(':') ? address.replace(/::$/, ':…') : address.replace(/\.0$/, '.…');
}

/** Where something came from; empty where that is not known. */
export function describeOrigin({
  network,
  isThisNetwork,
}: {
  network: string | null;
  isThisNetwork: boolean;
}): string {
  if (!network) return '';
  return isThisNetwork ? 'from the network you are on' : `from the network ${formatNetwork(network)}`;
}
