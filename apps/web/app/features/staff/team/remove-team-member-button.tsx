import type { TeamMember } from '@studio/contracts/staff-team';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { describeRemoval } from './role-text.ts';
import { changeRole } from './team-api.ts';
import { teamQuery } from './team-queries.ts';

/** Button that removes all roles of a team member after a confirmation. */
export function RemoveTeamMemberButton({ member, name }: { member: TeamMember; name: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const queryClient = useQueryClient();
  const removing = useMutation({
    mutationFn: () => changeRole({ userId: member.userId, groups: [], instructorId: null }),
    onSuccess: () => {
      showToast(`${name} removed from the team.`);
      return queryClient.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
  return (
    <div className="mt-3">
      <Button
        kind="danger"
        size="small"
        aria-label={`Remove from team: ${name}`}
        onClick={() => setConfirming(true)}
      >
        Remove from team
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`Remove ${name} from the team?`}
        onConfirm={() => removing.mutate()}
        onClose={() => setConfirming(false)}
        busy={removing.isPending}
        failure={describeMutationError(removing.error)}
        label="Remove from team"
        busyLabel="Removing…"
        closeLabel="Keep team member"
        kind="danger"
      >
        <p>{describeRemoval(member)}</p>
      </ConfirmDialog>
    </div>
  );
}
