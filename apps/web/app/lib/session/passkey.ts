/** A key on somebody's device, or in their keychain, that opens their account with a finger, a face or a PIN. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  /** Whether it is on a device beside the browser, such as a security key or a phone. */
  isBeside: boolean;
}
