import type { CheckerFinding, ExternalSnapshot, StudioSnapshot } from './data-snapshots.ts';

/**
 * Every mail of the outbox has arrived, or there is a good reason why not. `mayRepeat`: a process that dies after the mail
 * server has taken a mail and before that is written down has it sent again; otherwise each arrives once.
 */
export function checkEmails(
  { outbox }: StudioSnapshot,
  outside: ExternalSnapshot,
  mayRepeat: boolean,
): CheckerFinding[] {
  return outbox.flatMap(({ id, kind, isSent, dropped }): CheckerFinding[] => {
    const arrived = outside.mails.get(id) ?? 0;
    const name = `${kind} ${id}`;
    if (dropped === 'refused') return [{ about: 'mail owed', what: `${name} was given up` }];
    if (dropped === null && !isSent) return [{ about: 'mail owed', what: `${name} waits` }];
    if (isSent && arrived === 0) return [{ about: 'mail owed', what: `${name} never arrived` }];
    return arrived > 1 && !mayRepeat
      ? [{ about: 'mail twice', what: `${name} arrived ${arrived} times` }]
      : [];
  });
}
