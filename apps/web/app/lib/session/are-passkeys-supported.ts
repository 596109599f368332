/**
 * Returns whether this browser supports passkeys for this site. Sites whose host is an IP address can't have
 * passkeys.
 */
export function arePasskeysSupported(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !isAddress && typeof PublicKeyCredential === 'function';
}
