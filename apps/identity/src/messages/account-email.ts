/** Email of the user pool as data. The host application renders the text. */
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
  // The inviter's name and the role's group come from the metadata of the administrator's request.
  | {
      kind: 'invitation';
      temporaryPassword: string;
      days: number;
      inviter: string | null;
      group: string | null;
    }
  | { kind: 'password-changed' | 'account-exists' | 'account-deleted' | 'passkey-added' | 'passkey-removed' }
  | { kind: 'recovery-codes-made' }
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'new-device'; deviceName: string | null }
  // A provider identity was linked and can now sign in to the account.
  | { kind: 'provider-linked'; provider: string }
  | { kind: 'email-changed'; newEmail: string }
  // Phone number, masked except for the last two digits.
  | { kind: 'phone-verified'; phone: string }
  // Second factors that are enabled now, and whether the codes come from a different app than before.
  | { kind: 'second-factors-changed'; app: boolean; mail: boolean; sms: boolean; otherApp: boolean }
);

/**
 * Function that delivers an email. Equal `messageId`s produce the same email. Rejects when delivery must be retried
 * later.
 */
export type DeliverAccountEmail = (mail: AccountEmail, messageId: string) => Promise<void>;
