import { validateEmail } from '@studio/domain/people/email';
import type { UserGroup } from '@studio/domain/people/groups';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { inviteText, roleText } from './role-text.ts';
import { inviteToTeam } from './team-api.ts';
import { teamQuery } from './team-queries.ts';

/** Id of the field for the email address. */
export const inviteEmailId = 'invite-email';

export function InviteForm() {
  const id = useId();
  const [email, setEmail] = useState('');
  const [group, setGroup] = useState<UserGroup>('STAFF');
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const inviting = useMutation({
    mutationFn: (address: string) => inviteToTeam(address, group),
    onSuccess: () => {
      setEmail('');
      setTried(false);
      return queryClient.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
  const failure = describeMutationError(inviting.error);
  const invite = (event: FormEvent) => {
    event.preventDefault();
    const wrong = findProblem(email);
    setTried(true);
    if (wrong) inviting.reset();
    else inviting.mutate(normaliseCode(email));
  };
  return (
    <Card>
      <form aria-labelledby={id} noValidate onSubmit={invite} className="grid gap-5">
        <h2 id={id} className="text-h3">
          Invite team member
        </h2>
        <TextField
          id={inviteEmailId}
          label="Email"
          type="email"
          autoComplete="off"
          value={email}
          error={tried ? findProblem(email) : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <SegmentedControl
            legend="Role"
            name={`${id}role`}
            options={roleText.map(({ group: value, label }) => ({ value, label }))}
            value={group}
            onChange={setGroup}
          />
          <p className="mt-2 text-small text-stone">{roleText.find((role) => role.group === group)?.text}</p>
        </div>
        {failure && <Notice tone="error" title={failure} />}
        {inviting.isSuccess && (
          <Notice tone="success" title={inviteText[inviting.data.result](inviting.variables)} />
        )}
        <Button type="submit" busy={inviting.isPending} busyLabel="Sending…" className="justify-self-start">
          Send invitation
        </Button>
      </form>
    </Card>
  );
}

function findProblem(email: string): string | undefined {
  return email.trim() === '' ? 'Enter an email address.' : (validateEmail(email) ?? undefined);
}
