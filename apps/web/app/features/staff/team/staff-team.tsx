import { useQuery } from '../../../lib/query/use-query.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { InviteForm } from './invite-form.tsx';
import { loadTeam } from './team-api.ts';
import { TeamMemberRow } from './team-member-row.tsx';

export function StaffTeam({ userId }: { userId: string }) {
  const { value, failed, busy, refetch } = useQuery('team', loadTeam);
  return (
    <StaffPage
      title="Team"
      detail={value && (value.team.length === 1 ? '1 team member' : `${value.team.length} team members`)}
    >
      <div className="grid items-start gap-8 desk:grid-cols-[1fr_24rem]">
        <section aria-label="Team members">
          {failed && <LoadError title="Couldn’t load the team." busy={busy} onRetry={refetch} />}
          {!value && !failed && <Waiting />}
          {value && (
            <ul className="divide-y divide-hairline border-y border-hairline">
              {value.team.map((member) => (
                <TeamMemberRow
                  key={`${member.userId} ${member.groups.join()} ${member.instructorId}`}
                  member={member}
                  instructors={value.instructors}
                  isYou={member.userId === userId}
                  onChanged={refetch}
                />
              ))}
            </ul>
          )}
        </section>
        <InviteForm onInvited={refetch} />
      </div>
    </StaffPage>
  );
}

/** Skeleton as tall as a small team, so that the form below doesn't move on phones. */
function Waiting() {
  return ['owner', 'desk', 'trainer'].map((row) => (
    <div
      key={row}
      className="grid gap-x-8 gap-y-3 border-t border-hairline py-5 md:grid-cols-[1fr_minmax(0,24rem)]"
    >
      <Skeleton className="h-11 w-56 max-w-full" />
      <Skeleton className="h-37.5 rounded-card" />
    </div>
  ));
}
