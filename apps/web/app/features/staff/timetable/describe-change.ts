import type { ChangeClassResponse } from '@studio/contracts/staff-timetable';
import { formatCount, formatList, selectPlural } from '@studio/domain/text/format';
import { describeUnreachable } from '../../../lib/format/describe-unreachable.ts';
import type { ChangedField } from './change-class-fields.tsx';
import type { ChangeScope } from './timetable-api.ts';

const changeRules: Record<ChangedField, string> = {
  instructor: 'We’ll email everyone who booked, the current instructor and the new one.',
  time: 'We’ll email everyone who booked.',
  places: 'If you change the room, we’ll email everyone who booked.',
  price: 'Existing bookings keep their price.',
};

/** Says whom a change notifies, before staff have chosen it or while the dialog checks it. */
export function describeChangeRule(what: ChangedField): string {
  return changeRules[what];
}

/** Describes what a change will do, who will get an email, and which instructors staff must tell, before it's saved. */
export function describeChangePreview(
  { changed, notified, unreachable, instructors }: ChangeClassResponse,
  scope: ChangeScope,
  what: ChangedField,
): string {
  const classes =
    scope === 'following'
      ? [`${formatCount(changed, 'class', 'classes')} will change, and later ones as they’re added.`]
      : [];
  if (what === 'price') return [...classes, changeRules.price].join(' ');
  const hasNoClients = what === 'instructor' && instructors.length > 0 && notified + unreachable === 0;
  const clients =
    notified > 0 ? [describeClientEmails(notified, scope)] : hasNoClients ? ['No clients to email.'] : [];
  const unreached = unreachable > 0 ? [describeUnreachable(unreachable)] : [];
  const [emailed, notEmailed] = splitInstructors(instructors);
  const team = [
    ...(emailed.length > 0 ? [`We’ll email ${formatList(emailed)}.`] : []),
    ...(notEmailed.length > 0
      ? [
          `${formatList(notEmailed)} ${selectPlural(notEmailed.length, 'has', 'have')} no account. Tell ${formatList(notEmailed.map(getFirstName))} yourself.`,
        ]
      : []),
  ];
  const emails = [...clients, ...unreached, ...team];
  return [...classes, ...(emails.length > 0 ? emails : ['We won’t email anyone.'])].join(' ');
}

/** Describes a saved change, who has been emailed, and which instructors staff must tell. */
export function describeSavedChange(
  { notified, unreachable, instructors }: ChangeClassResponse,
  scope: ChangeScope,
  newInstructor: string | undefined,
): string {
  const classes = scope === 'one' ? 'this class' : 'this and later classes';
  const change = newInstructor
    ? `${newInstructor} now teaches ${classes}.`
    : scope === 'one'
      ? 'Class changed.'
      : 'This and later classes changed.';
  const [emailed, notEmailed] = splitInstructors(instructors);
  return [
    change,
    ...describeSentEmails(notified, emailed, scope),
    ...(unreachable > 0 ? [describeUnreachable(unreachable)] : []),
    ...(notEmailed.length > 0
      ? [
          `${formatList(notEmailed.map(getFirstName))} ${selectPlural(notEmailed.length, 'has', 'have')} no account, so tell them yourself.`,
        ]
      : []),
  ].join(' ');
}

/**
 * Says who has been emailed. A client with several later classes gets several emails, so a change of later classes
 * counts emails, not clients.
 */
function describeSentEmails(notified: number, instructors: readonly string[], scope: ChangeScope): string[] {
  if (scope === 'one' || notified === 0) {
    const recipients = [...(notified > 0 ? [formatCount(notified, 'client')] : []), ...instructors];
    return recipients.length > 0 ? [`We’ve emailed ${formatList(recipients)}.`] : [];
  }
  const team = instructors.length > 0 ? ` and emailed ${formatList(instructors)}` : '';
  return [`We’ve sent ${formatCount(notified, 'email')} to clients${team}.`];
}

/**
 * Says how many clients will get an email or, if later classes change too, how many emails. A client who has booked for
 * guests too gets one email for all places.
 */
function describeClientEmails(count: number, scope: ChangeScope): string {
  return scope === 'following'
    ? `We’ll send ${formatCount(count, 'email')} to the clients who booked.`
    : `We’ll email ${formatCount(count, 'client')}.`;
}

function getFirstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** Returns the names of the instructors who get an email, and of those who get none. */
function splitInstructors(instructors: ChangeClassResponse['instructors']): [string[], string[]] {
  const namesOf = (isEmailed: boolean) =>
    instructors.filter(({ emailed }) => emailed === isEmailed).map(({ name }) => name);
  return [namesOf(true), namesOf(false)];
}
