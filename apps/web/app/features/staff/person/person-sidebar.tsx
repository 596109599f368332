import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatDayAndYear, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DeleteHealthAnswers } from './delete-health-answers.tsx';
import { listEmailSettings } from './list-email-settings.ts';
import { personApi } from './person-api.ts';
import { usePersonRefresh } from './person-queries.ts';

const day = (iso: string) => formatDayAndYear(toLondonDate(new Date(iso)));

/** Memberships, waiver, email preferences, tours and messages of a client. */
export function PersonSidebar({ response }: { response: GetPersonResponse }) {
  const { memberships, tours, messages, classMessages } = response;
  return (
    <>
      {memberships.length > 0 && (
        <Section title="Memberships">
          {memberships.map((membership) => (
            <Membership key={membership.membershipId} membership={membership} />
          ))}
        </Section>
      )}
      <Waiver response={response} />
      <Section title="Emails">
        {listEmailSettings(response).map((setting) => (
          <p key={setting} className="text-stone">
            {setting}
          </p>
        ))}
      </Section>
      {tours.length > 0 && (
        <Section title="Tours">
          {tours.map(({ tourId, startsAt, status, arrived }) => (
            <p key={tourId} className="numeric">
              {formatMomentShort(new Date(startsAt))}{' '}
              <span className="text-stone">
                {status === 'CANCELLED' ? 'Cancelled' : arrived ? 'Arrived' : ''}
              </span>
            </p>
          ))}
        </Section>
      )}
      {classMessages.length > 0 && (
        <Section title="Messages about classes">
          {classMessages.map(({ messageId, classId, date, subject, sentAt }) => (
            <p key={messageId} className="[overflow-wrap:anywhere]">
              <Link
                to={`/admin/timetable?week=${date}&class=${classId}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-clay-deep"
              >
                {subject}
              </Link>{' '}
              <span className="text-small text-stone">{day(sentAt)}</span>
            </p>
          ))}
        </Section>
      )}
      {messages.length > 0 && (
        <Section title="Messages to the studio">
          {messages.map(({ messageId, subject, status, sentAt }) => (
            <p key={messageId}>
              {subject} <span className="text-small text-stone">{day(sentAt)}</span>{' '}
              {status === 'NEW' && <Badge tone="warn">New</Badge>}
            </p>
          ))}
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="mt-2 space-y-2">{children}</div>
    </section>
  );
}

const states: Record<string, string> = {
  ACTIVE: 'Active',
  FROZEN: 'Frozen',
  PAST_DUE: 'Payment failed',
  INCOMPLETE: 'Not paid yet',
  ENDED: 'Ended',
};

function Membership({ membership }: { membership: GetPersonResponse['memberships'][number] }) {
  const { name, status, pricePence, renewsOn, endsOn, frozenFrom, frozenUntil, failure } = membership;
  return (
    <div className={status === 'ENDED' ? 'text-stone' : ''}>
      <p className="font-medium">
        {name}{' '}
        <Badge tone={status === 'PAST_DUE' ? 'warn' : status === 'ACTIVE' ? 'ok' : 'plain'}>
          {states[status] ?? status}
        </Badge>
      </p>
      <p className="text-small text-stone">
        {formatPriceShort(pricePence)} a month
        {renewsOn && `, renews on ${day(renewsOn)}`}
        {endsOn && `, ends on ${day(endsOn)}`}
        {frozenFrom && frozenUntil && `, frozen from ${day(frozenFrom)} to ${day(frozenUntil)}`}
      </p>
      {failure && <p className="text-small text-error">{failure}</p>}
    </div>
  );
}

function Waiver({ response: { waiver, person } }: { response: GetPersonResponse }) {
  const refresh = usePersonRefresh(person.personId);
  const recording = useMutation({
    mutationFn: () => personApi.recordPaperWaiver(person.personId),
    onSuccess: () => refresh('Paper waiver recorded.'),
  });
  const failure = describeMutationError(recording.error);
  return (
    <Section title="First visit and waiver">
      {waiver.answeredOn ? (
        <p className="text-stone">
          {waiver.onPaper ? 'Signed on paper' : 'Completed online'} on {day(waiver.answeredOn)}.{' '}
          {waiver.onPaper
            ? 'The form is at the front desk.'
            : 'Only this client’s instructors can see the health answers. Owners get them if they download the client’s data.'}
        </p>
      ) : (
        <p className="text-stone">
          {waiver.hasAddress ? 'Not completed yet.' : 'Not completed yet. Add their email address first.'}
        </p>
      )}
      {failure && <Notice tone="error" title={failure} />}
      {waiver.hasAddress && (
        <div className="flex flex-wrap gap-2">
          {!waiver.answeredOn && (
            <Button
              kind="secondary"
              size="small"
              busy={recording.isPending}
              busyLabel="Saving…"
              onClick={() => recording.mutate()}
            >
              Record paper waiver
            </Button>
          )}
          {waiver.hasAnswers && (
            <DeleteHealthAnswers
              personId={person.personId}
              name={`${person.firstName} ${person.lastName}`.trim() || 'The client'}
            />
          )}
        </div>
      )}
    </Section>
  );
}
