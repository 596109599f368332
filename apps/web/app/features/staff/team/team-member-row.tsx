import type { ListTeamResponse, TeamMember } from '@studio/contracts/staff-team';
import type { UserGroup } from '@studio/domain/people/groups';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { RemoveTeamMemberButton } from './remove-team-member-button.tsx';
import { inviteText, roleText } from './role-text.ts';
import { changeRole, inviteToTeam } from './team-api.ts';
import { teamQuery } from './team-queries.ts';

interface TeamMemberRowProps {
  member: TeamMember;
  instructors: ListTeamResponse['instructors'];
  /** Whether this row is the current user's. */
  isYou: boolean;
}

/** A team member's roles. Changes are saved with a button. */
export function TeamMemberRow({ member, instructors, isYou }: TeamMemberRowProps) {
  const id = useId();
  const [groups, setGroups] = useState<readonly UserGroup[]>(member.groups);
  const [instructorId, setInstructorId] = useState(member.instructorId);
  const queryClient = useQueryClient();
  const sameGroups =
    groups.length === member.groups.length && groups.every((one) => member.groups.includes(one));
  const changed = !sameGroups || instructorId !== member.instructorId;
  const name = member.name || member.email;
  const toggle = (group: UserGroup, on: boolean) =>
    setGroups(on ? [...groups, group] : groups.filter((other) => other !== group));
  const saving = useMutation({
    mutationFn: () => changeRole({ userId: member.userId, groups: [...groups], instructorId }),
    onSuccess: () => {
      showToast(`Roles changed for ${name}.`);
      return queryClient.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
  const failure = describeMutationError(saving.error);
  const [hasNoRole, setHasNoRole] = useState(false);
  const noRole =
    hasNoRole && groups.length === 0 ? 'Choose at least one role, or remove this team member.' : null;
  const undo = () => {
    saving.reset();
    setGroups(member.groups);
    setInstructorId(member.instructorId);
  };
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[1fr_minmax(0,24rem)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {isYou && <Badge>You</Badge>}
          {member.invited && <Badge tone="warm">Invited</Badge>}
          {!member.enabled && <Badge tone="warn">Account closed</Badge>}
        </p>
        {member.name && <p className="text-small text-stone [overflow-wrap:anywhere]">{member.email}</p>}
        {member.invited && member.enabled && <ResendInvite member={member} />}
        {!isYou && <RemoveTeamMemberButton member={member} name={name} />}
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-[15px] font-medium">
          Roles<span className="sr-only"> for {name}</span>
        </legend>
        {roleText.map(({ group, label, text }) => (
          <CheckboxField
            key={group}
            id={`${id}${group}`}
            checked={groups.includes(group)}
            disabled={isYou && group === 'ADMIN'}
            onChange={(event) => toggle(group, event.target.checked)}
          >
            <span className="block font-medium">{label}</span>
            <span className="block text-small text-stone">
              {isYou && group === 'ADMIN' ? 'Only another Owner can remove this role from you.' : text}
            </span>
          </CheckboxField>
        ))}
        {groups.includes('TRAINER') && (
          <div className="pl-9">
            <ChoiceField
              id={`${id}instructor`}
              label="Instructor on the timetable"
              hint={`Shows ${isYou ? 'you' : getFirstName(member)} this instructor’s classes.`}
              value={instructorId ?? ''}
              onChange={(event) => setInstructorId(event.target.value || null)}
            >
              <option value="">No instructor</option>
              {instructors.map((instructor) => (
                <option
                  key={instructor.id}
                  value={instructor.id}
                  disabled={instructor.userId !== null && instructor.userId !== member.userId}
                >
                  {instructor.name}
                </option>
              ))}
            </ChoiceField>
          </div>
        )}
        {(failure || noRole) && (
          <p role="alert" className="text-small font-medium text-error">
            {noRole ?? failure}
          </p>
        )}
        {changed && (
          <div className="mt-1 flex gap-2.5">
            <Button
              size="small"
              busy={saving.isPending}
              busyLabel="Saving…"
              onClick={() => {
                if (groups.length > 0) saving.mutate();
                else setHasNoRole(true);
              }}
            >
              Save changes
            </Button>
            <Button kind="secondary" size="small" disabled={saving.isPending} onClick={undo}>
              Discard changes
            </Button>
          </div>
        )}
      </fieldset>
    </li>
  );
}

function getFirstName({ name, email }: TeamMember): string {
  return name ? (name.split(' ')[0] ?? name) : email;
}

/**
 * Button that sends the invitation again to someone who has never logged in. The password in an invitation
 * expires after a week, and emails get lost.
 */
function ResendInvite({ member: { email, groups } }: Pick<TeamMemberRowProps, 'member'>) {
  const sending = useMutation({
    mutationFn: (role: UserGroup) => inviteToTeam(email, role),
    onSuccess: ({ result }) => showToast(inviteText[result](email)),
  });
  const [group] = groups;
  if (!group) return null;
  const failure = describeMutationError(sending.error, 'We couldn’t send the invitation. Try again.');
  return (
    <div className="mt-2">
      <p className="mb-2 text-small text-stone">Not logged in yet.</p>
      <Button
        kind="secondary"
        size="small"
        busy={sending.isPending}
        busyLabel="Sending…"
        onClick={() => sending.mutate(group)}
      >
        Resend invitation
      </Button>
      {failure && (
        <p role="alert" className="mt-2 text-small font-medium text-error">
          {failure}
        </p>
      )}
    </div>
  );
}
