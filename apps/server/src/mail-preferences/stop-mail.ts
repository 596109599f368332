import type { Services } from '../platform/services.ts';
import { readStopKey } from './stop-link.ts';
import { stopKinds } from './store.ts';

/** Switches off what a link at the foot of a mail is about; done again, it changes nothing. Refuses with not_found. */
export async function stopMail(
  { database, keys, clock }: Services,
  { branchId, key }: { branchId: string; key: string },
): Promise<{ already: boolean }> {
  const { personHash, kind } = readStopKey(keys, key);
  const stopped = await stopKinds(database, { branchId, personHash }, [kind], clock.now());
  return { already: !stopped };
}
