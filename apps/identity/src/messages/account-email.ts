/** A mail of the pool: what it is about, and to whom. Whoever delivers it finds the words. */
export type AccountEmail = { to: string; firstName: string | null } & (
  | {
      kind:
        | 'confirm-sign-up'
        | 'reset-password'
        | 'verify-email'
        | 'sign-in'
        | 'sign-in-by-mail'
        | 'link-provider';
      code: string;
      minutes: number;
    }
  | { kind: 'invitation'; temporaryPassword: string; days: number }
  | { kind: 'password-changed' | 'account-exists' | 'account-deleted' | 'passkey-added' | 'passkey-removed' }
  | { kind: 'recovery-codes-made' }
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'new-device'; deviceName: string | null }
  // Somebody at a provider enters the account from now on.
  | { kind: 'provider-linked'; provider: string }
  | { kind: 'email-changed'; newEmail: string }
  // Masked: the last two figures alone.
  | { kind: 'phone-proven'; phone: string }
  // What is asked for after the password from now on, and whether it comes from another app than before.
  | { kind: 'second-factors-changed'; app: boolean; mail: boolean; sms: boolean; otherApp: boolean }
);

/** Hands a mail over; the same `messageId` again makes the same mail. Rejects when it has to be tried again later. */
export type DeliverAccountEmail = (mail: AccountEmail, messageId: string) => Promise<void>;
