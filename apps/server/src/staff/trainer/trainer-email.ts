import { formatReasonSentence } from '@studio/domain/bookings/class-cancellation-reason';
import { formatDayLong, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { findClassCancellation } from '../../bookings/cancellation/find-class-cancellation.ts';
import { listCurrentInstructors, loadBranchProfile } from '../../catalogue/store.ts';
import { toStudioContact } from '../../catalogue/studio-contact.ts';
import type { GenericEmailDetails } from '../../integrations/email/email-details.ts';
import { getVerifiedEmail } from '../../members/ensure-member.ts';
import { findMember } from '../../members/store.ts';
import type { EmailDraft, InstructorChangedEmailJob, TrainerEmailJob } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { type CoverRequestRow, findCoverRequest } from './cover-request-store.ts';

type Draft = EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>;
type EmailCopy = Pick<GenericEmailDetails, 'subject' | 'title' | 'lead'>;

/**
 * Builds an email to an instructor when it's sent. Drops the email when it no longer applies, such as after its cover
 * request was settled.
 */
export async function buildTrainerEmail(services: Services, job: TrainerEmailJob): Promise<Draft> {
  const { branchId } = job;
  switch (job.kind) {
    case 'class-assigned':
    case 'class-unassigned':
      return draftInstructorChanged(services, job);
    case 'class-cancelled-instructor':
      return draftClassCancelled(services, branchId, job.subject.classId);
  }
  const cover = await findCoverRequest(services.database, branchId, job.subject.coverId);
  const klass = cover && (await findClass(services.database, branchId, cover.classId, services.clock.now()));
  if (!klass) return { drop: 'the class was not found' };
  return job.kind === 'cover-requested'
    ? draftCoverRequest(services, cover, klass, job.subject.instructorId)
    : foundDraft(services, cover, klass);
}

async function draftCoverRequest(
  services: Services,
  cover: CoverRequestRow,
  klass: ClassRow,
  instructorId: string,
): Promise<Draft> {
  if (cover.status !== 'OPEN' || klass.status !== 'SCHEDULED') return { drop: 'cover is no longer needed' };
  const moment = formatMomentShort(klass.startsAt);
  const requesterName = await nameOf(services, klass.branchId, cover.instructorId);
  return draftTo(services, instructorId, klass, {
    subject: `Cover needed: ${klass.title}, ${moment}`,
    title: 'Can you teach this class?',
    lead: `${requesterName} can’t teach this class. Reason: ${formatReasonSentence(cover.reason)}If you can teach it, take the class in Trainer Tools.`,
  });
}

async function foundDraft(services: Services, cover: CoverRequestRow, klass: ClassRow): Promise<Draft> {
  if (cover.status !== 'COVERED' || !cover.coveredBy) return { drop: 'cover is needed again' };
  const name = await nameOf(services, klass.branchId, cover.coveredBy);
  return draftTo(services, cover.instructorId, klass, {
    subject: `Covered: ${klass.title}, ${formatMomentShort(klass.startsAt)}`,
    title: 'Your class is covered',
    lead: `${name} will teach this class. You don’t need to do anything.`,
  });
}

/** Names only classes that the change still applies to. */
async function draftInstructorChanged(
  services: Services,
  { kind, branchId, subject: { instructorId, classIds } }: InstructorChangedEmailJob,
): Promise<Draft> {
  const now = services.clock.now();
  const isGiven = kind === 'class-assigned';
  const all = await Promise.all(classIds.map((id) => findClass(services.database, branchId, id, now)));
  const [first, ...later] = all
    .filter((klass) => klass?.status === 'SCHEDULED' && klass.startsAt > now)
    .filter((klass): klass is ClassRow => (klass?.instructorId === instructorId) === isGiven)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (!first) return { drop: 'the instructor has changed again' };
  const isOne = later.length === 0;
  const news = isGiven
    ? {
        title: isOne ? 'You’re teaching this class' : 'You’re teaching these classes',
        lead: `${isOne ? 'It’s' : 'They’re'} on your timetable now. If you can’t teach, ask for cover in Trainer Tools.`,
      }
    : {
        title: `You’re no longer teaching ${isOne ? 'this class' : 'these classes'}`,
        lead: `${await nameOf(services, branchId, first.instructorId)} will teach ${isOne ? 'this class' : 'them'}. You don’t need to do anything.`,
      };
  const when = `${first.title}, ${isOne ? '' : 'from '}${formatMomentShort(first.startsAt)}`;
  const noun = isOne ? 'class' : 'classes';
  const subject = isGiven ? `New ${noun}: ${when}` : `You’re no longer teaching ${when}`;
  const laterDates = later.map(({ startsAt }) => formatMomentShort(startsAt)).join(', ');
  return draftTo(
    services,
    instructorId,
    first,
    { subject, ...news },
    isOne ? [] : [{ label: 'Also on', value: laterDates }],
  );
}

async function draftClassCancelled(services: Services, branchId: string, classId: string): Promise<Draft> {
  const { database, clock } = services;
  const klass = await findClass(database, branchId, classId, clock.now());
  const cancellation = await findClassCancellation(database, branchId, classId);
  if (klass?.status !== 'CANCELLED' || !cancellation) return { drop: 'the class is not cancelled' };
  return draftTo(services, klass.instructorId, klass, {
    subject: `Class cancelled: ${klass.title}, ${formatMomentShort(klass.startsAt)}`,
    title: 'Your class has been cancelled',
    lead: `Reason: ${formatReasonSentence(cancellation.reason)}We’re emailing everyone who booked.`,
  });
}

async function draftTo(
  services: Services,
  instructorId: string,
  klass: ClassRow,
  copy: EmailCopy,
  moreRows: GenericEmailDetails['rows'] = [],
): Promise<Draft> {
  const { database, config } = services;
  const { branchId } = klass;
  const instructor = (await listCurrentInstructors(database, branchId)).find(({ id }) => id === instructorId);
  const to = instructor?.userId ? await findAccountEmail(services, instructor.userId) : null;
  if (!to) return { drop: 'the instructor has no account' };
  const studio = toStudioContact(services, await loadBranchProfile(database, branchId));
  const end = new Date(klass.startsAt.getTime() + klass.durationMin * 60_000);
  const date = toLondonDate(klass.startsAt);
  const details: GenericEmailDetails = {
    studio,
    ...copy,
    rowsTitle: 'Class details',
    rows: [
      { label: 'Class', value: klass.title, strong: true },
      { label: 'Date', value: formatDayLong(date), strong: true },
      { label: 'Time', value: `${toLondonTime(klass.startsAt)}–${toLondonTime(end)}`, strong: true },
      { label: 'Room', value: klass.roomName },
      ...moreRows,
    ],
    action: { label: 'View my classes', href: `${config.publicUrl}/trainer?day=${date}` },
    footer: { text: `You’re getting this email because you teach at ${studio.name}.` },
  };
  return { to, email: { template: 'plain-message', details } };
}

/** Returns the email address of an account. Before its first login, only the user pool has the account. */
async function findAccountEmail({ database, identity }: Services, userId: string): Promise<string | null> {
  const member = await findMember(database, userId);
  if (member) return member.email;
  const account = await identity.findUser(userId);
  return account?.enabled ? getVerifiedEmail(account) : null;
}

async function nameOf({ database }: Services, branchId: string, instructorId: string): Promise<string> {
  const instructors = await listCurrentInstructors(database, branchId);
  return instructors.find(({ id }) => id === instructorId)?.name ?? 'Another instructor';
}
