import type { TeamMember } from '@studio/contracts/staff-team';
import { formatCount } from '@studio/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { InviteForm, inviteEmailId } from './invite-form.tsx';
import { TeamMemberRow } from './team-member-row.tsx';
import { teamQuery } from './team-queries.ts';

export function StaffTeam({ userId }: { userId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(teamQuery);
  return (
    <StaffPage
      title="Team"
      detail={data && describeTeam(data.team)}
      actions={
        <div className="flex desk:hidden">
          {/* On narrow screens, the form is below the whole team. */}
          <Button
            kind="secondary"
            size="small"
            className="grow"
            onClick={() => document.getElementById(inviteEmailId)?.focus()}
          >
            Invite team member
          </Button>
        </div>
      }
    >
      <div className="grid items-start gap-8 desk:grid-cols-[1fr_24rem]">
        <section aria-label="Team members">
          {isError && <LoadError title="Couldn’t load the team." busy={isFetching} onRetry={refetch} />}
          {!data && !isError && <TeamSkeleton />}
          {data && (
            <>
              <p className="mb-3 text-small text-stone">Roles don’t change until you press Save changes.</p>
              <ul className="divide-y divide-hairline border-y border-hairline">
                {data.team.map((member) => (
                  <TeamMemberRow
                    key={`${member.userId} ${member.groups.join()} ${member.instructorId}`}
                    member={member}
                    instructors={data.instructors}
                    isYou={member.userId === userId}
                  />
                ))}
              </ul>
            </>
          )}
        </section>
        <InviteForm />
      </div>
    </StaffPage>
  );
}

/** Describes the size of the team, such as "3 team members, 1 invited". */
function describeTeam(team: readonly TeamMember[]): string {
  const invited = team.filter((member) => member.invited).length;
  const joined = formatCount(team.length - invited, 'team member');
  return invited > 0 ? `${joined}, ${invited} invited` : joined;
}

/** Skeleton as tall as a small team, so that the form below doesn't move on phones. */
function TeamSkeleton() {
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
