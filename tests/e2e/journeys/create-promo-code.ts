import { paths } from '@studio/contracts/paths';
import { demoPassword } from '../../../scripts/serve/demo-accounts.ts';
import { createCaller } from '../../races/harness/api-client.ts';
import { openUserPool } from '../../races/harness/open-user-pool.ts';

/** Creates a code for 10% off everything, as the owner does. */
export async function createPromoCode(url: string): Promise<string> {
  const tokens = await (await openUserPool(url)).logIn('admin@miles-street.example', demoPassword);
  const code = `TENTH${Date.now().toString(36).toUpperCase()}`;
  const { status, body } = await createCaller(url, {}, tokens.AccessToken).call(paths.promoCreate, {
    code,
    percent: 10,
    amountPence: null,
    appliesTo: 'everything',
    usesMax: null,
    usesPerPerson: null,
  });
  if (status !== 200) throw new Error(`The code was not made: ${body.message}`);
  return code;
}
