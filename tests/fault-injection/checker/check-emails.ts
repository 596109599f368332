import type { CheckerFinding, ExternalSnapshot, StudioSnapshot } from './data-snapshots.ts';

/**
 * Checks that every email in the outbox arrived or has a valid reason not to.
 * With `mayRepeat` an email may arrive twice: a process can die after the mail server accepts it and before that is
 * saved.
 */
export function checkEmails(
  { outbox }: StudioSnapshot,
  outside: ExternalSnapshot,
  mayRepeat: boolean,
): CheckerFinding[] {
  return outbox.flatMap(({ id, kind, isSent, dropped }): CheckerFinding[] => {
    const arrived = outside.arrivalsByEmail.get(id) ?? 0;
    const name = `${kind} ${id}`;
    if (dropped === 'refused') return [{ about: 'mail owed', what: `${name} was given up` }];
    if (dropped === null && !isSent) return [{ about: 'mail owed', what: `${name} waits` }];
    if (isSent && arrived === 0) return [{ about: 'mail owed', what: `${name} never arrived` }];
    return arrived > 1 && !mayRepeat
      ? [{ about: 'mail twice', what: `${name} arrived ${arrived} times` }]
      : [];
  });
}
