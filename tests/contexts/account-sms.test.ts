import { updateMessageFaults } from '@studio/sandbox/message-faults';
import { findSmsMessages } from '@studio/sandbox/sms/sms-store';
import { startSmsSandbox } from '@studio/sandbox/sms/start-sms-sandbox';
import { SmsSendError } from '@studio/server/integrations/sms/port';
import { createSnsSms } from '@studio/server/integrations/sms/sns-sms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountSmsDelivery } from '../../scripts/serve/deliver-account-sms.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
let stop = async () => {};
let smsAdapter: ReturnType<typeof createSnsSms>;
const logged: string[] = [];

beforeAll(async () => {
  studio = await openTestStudio({ log: (line) => logged.push(line) });
  const sandbox = await startSmsSandbox({ database: studio.sandbox, port: 0, host: '127.0.0.1' });
  stop = sandbox.stop;
  const credentials = { accessKeyId: 'sandbox', secretAccessKey: 'sandbox' };
  const endpoint = `http://127.0.0.1:${sandbox.port}`;
  smsAdapter = createSnsSms({ region: 'eu-west-2', credentials, sender: 'MilesStreet', endpoint });
});
afterAll(async () => {
  smsAdapter.close();
  await stop();
  await studio.close();
});

describe('account SMS', () => {
  const code = { kind: 'sign-in', code: '048291', minutes: 10 } as const;
  const deliver = (to: string) =>
    createAccountSmsDelivery(studio.services, smsAdapter)({ to, ...code }, 'message-1');

  it('reaches the number with the studio’s text', async () => {
    await deliver('+447700900123');
    expect(await findSmsMessages(studio.sandbox, '447700900123', 5)).toMatchObject([
      {
        sender: 'MilesStreet',
        recipient: '+447700900123',
        body: expect.stringContaining('048291 is your Miles Street login code.'),
      },
    ]);
  });

  it('fails with SmsSendError for a retry when the provider fails temporarily', async () => {
    await updateMessageFaults(studio.sandbox, { failNext: 1 }, 'sms_dials');
    await expect(deliver('+447700900124')).rejects.toBeInstanceOf(SmsSendError);
  });

  it('is dropped after a permanent failure, and the log contains neither number nor code', async () => {
    await updateMessageFaults(studio.sandbox, { rejectNext: 1 }, 'sms_dials');
    await deliver('+447700900125');
    const loggedErrors = logged.filter((line) =>
      line.includes('the SMS provider rejected an account text message permanently'),
    );
    expect(loggedErrors).toHaveLength(1);
    expect(loggedErrors[0]).toContain('message-1');
    expect(loggedErrors[0]).not.toContain('900125');
    expect(loggedErrors[0]).not.toContain('048291');
    expect(await findSmsMessages(studio.sandbox, '447700900125', 5)).toEqual([]);
  });
});
