/**
 * Returns whether this browser supports passkeys for this site. Sites whose host is an IP address can't have
 * passkeys.
 */
export function arePasskeysSupported(): boolean {
  const isIpAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !isIpAddress && typeof PublicKeyCredential === 'function';
}
