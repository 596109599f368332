export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  /** Whether the passkey is on another device than the browser's, such as a security key or a phone. */
  isExternal: boolean;
}
