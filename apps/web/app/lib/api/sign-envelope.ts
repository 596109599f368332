import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Envelope } from '@studio/contracts/envelope';

/**
 * Signs the envelope of a call: HMAC-SHA256 over `clientId:sessionId:time`, lowercase hex, keyed with the public salt
 * (handbook: accounts 1). Doesn't use crypto.subtle, which is missing on plain http except on localhost. `time` is unix
 * seconds.
 */
export function signEnvelope(salt: string, clientId: string, sessionId: string, time: number): Envelope {
  const text = `${clientId}:${sessionId}:${time}`;
  return { clientId, sessionId, time, token: bytesToHex(hmac(sha256, utf8ToBytes(salt), utf8ToBytes(text))) };
}
