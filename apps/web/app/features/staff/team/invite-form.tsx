import { emailError } from '@studio/domain/people/email';
import type { UserGroup } from '@studio/domain/people/groups';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { type FormEvent, useId, useState } from 'react';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { inviteText, roleText } from './role-text.ts';
import { inviteToTeam } from './team-api.ts';

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [group, setGroup] = useState<UserGroup>('STAFF');
  const [problem, setProblem] = useState<string | undefined>();
  const [message, setMessage] = useState<string | null>(null);
  const { busy, failure, run } = useMutation();
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = email.trim() === '' ? 'Enter an email address.' : (emailError(email) ?? undefined);
    setProblem(wrong);
    setMessage(null);
    if (wrong) return;
    await run(async () => {
      const { result } = await inviteToTeam(normaliseCode(email), group);
      setMessage(inviteText[result](normaliseCode(email)));
      setEmail('');
      onInvited();
    });
  };
  return (
    <Card>
      <form aria-labelledby={id} noValidate onSubmit={(event) => void invite(event)} className="grid gap-5">
        <h2 id={id} className="text-h3">
          Invite team member
        </h2>
        <TextField
          id={`${id}email`}
          label="Email"
          type="email"
          autoComplete="off"
          value={email}
          error={problem}
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
        {message && <Notice tone="success" title={message} />}
        <Button type="submit" busy={busy} busyLabel="Sending…" className="justify-self-start">
          Send invitation
        </Button>
      </form>
    </Card>
  );
}
