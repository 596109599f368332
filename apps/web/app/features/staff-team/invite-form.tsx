import { emailProblem } from '@studio/domain/people/email';
import type { Group } from '@studio/domain/people/groups';
import { tidyCode } from '@studio/domain/text/tidy';
import { type FormEvent, useId, useState } from 'react';
import { useAct } from '../../lib/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { inviteWords, roles } from './role-words.ts';
import { inviteToTeam } from './team-api.ts';

/** Somebody new for the team, with an account of their own. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [group, setGroup] = useState<Group>('STAFF');
  const [problem, setProblem] = useState<string | undefined>();
  const [said, setSaid] = useState<string | null>(null);
  const { busy, failure, run } = useAct();
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = emailProblem(email) ?? undefined;
    setProblem(wrong);
    setSaid(null);
    if (wrong) return;
    await run(async () => {
      const { result } = await inviteToTeam(tidyCode(email), group);
      setSaid(inviteWords[result](tidyCode(email)));
      setEmail('');
      onInvited();
    });
  };
  return (
    <Card>
      <form aria-labelledby={id} noValidate onSubmit={(event) => void invite(event)} className="grid gap-5">
        <h2 id={id} className="text-h3">
          Invite somebody
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
          <Segmented
            legend="Role"
            name={`${id}role`}
            options={roles.map(({ group: value, label }) => ({ value, label }))}
            value={group}
            onChange={setGroup}
          />
          <p className="mt-2 text-small text-stone">{roles.find((role) => role.group === group)?.text}</p>
        </div>
        {failure && <Notice tone="error" title={failure} />}
        {said && <Notice tone="success" title={said} />}
        <Button type="submit" busy={busy} busyLabel="Inviting" className="justify-self-start">
          Invite
        </Button>
      </form>
    </Card>
  );
}
