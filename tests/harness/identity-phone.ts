import { AdminUpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { TestIdentity } from './identity.ts';
import { createAccount, type PoolUnderTest } from './identity-pool.ts';

let phoneCount = 0;

/** Returns an unused number of the thousand that Ofcom reserves for drama. */
export const createPhoneNumber = (): string => `+447700900${String(phoneCount++ % 1000).padStart(3, '0')}`;

/** Returns the code in the latest text message to a number. */
export async function readSmsCode(own: TestIdentity, phone: string): Promise<string> {
  const newest = (await own.texts(phone)).at(-1);
  if (!newest) throw new Error(`No text message went to ${phone}.`);
  return newest.code;
}

/** Sets attributes of an account as the administrator. */
export async function adminSetAttributes(
  { admin, userPoolId: UserPoolId }: PoolUnderTest,
  email: string,
  attributes: Record<string, string>,
): Promise<void> {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await admin.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: email, UserAttributes }));
}

export async function createAccountWithPhone(pool: PoolUnderTest) {
  const phone = createPhoneNumber();
  const account = await createAccount(pool);
  await adminSetAttributes(pool, account.email, { phone_number: phone, phone_number_verified: 'true' });
  return { ...account, phone };
}
