import { paths } from '@studio/contracts/paths';
import type {
  MergeCandidate,
  MergePeopleResponse,
  PreviewMergeResponse,
} from '@studio/contracts/staff-merge';
import { formatPhone } from '@studio/domain/people/phone';
import { formatCount } from '@studio/domain/text/format';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { formatSessions } from '../../../lib/format/format-sessions.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { BreakableEmail } from '../../../ui/breakable-email.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type MergePair, mergeQueries } from './merge-queries.ts';
import { describeMergeEffect } from './merge-text.ts';

export interface MergePeopleDialogProps {
  /** Ids of the two clients; null closes the dialog. */
  pair: MergePair | null;
  onClose: () => void;
  /** Called after merging with the id of the client that remains. */
  onMerged: (personId: string) => void;
}

type Chosen = 'one' | 'other';
type DetailChoices = Record<'name' | 'email' | 'phone', Chosen>;

/** Dialog that compares two clients. Staff choose which details remain, and merge them. */
export function MergePeopleDialog({ pair, onClose, onMerged }: MergePeopleDialogProps) {
  const [choices, setChoices] = useState<DetailChoices>({ name: 'one', email: 'one', phone: 'one' });
  const [bothAccounts, setBoth] = useState(false);
  const queryClient = useQueryClient();
  const { data, isLoadingError, isFetching, refetch } = useQuery(mergeQueries.preview(pair));
  const problem = !data
    ? 'Wait until the clients have loaded.'
    : data.accounts === 2 && !bothAccounts
      ? 'Tick ‘Keep both logins’ first.'
      : null;
  const merging = useMutation({
    mutationFn: () => {
      const input = { ...pair, details: resolveChoices(choices, data), bothAccounts };
      return browserApi().call<MergePeopleResponse>(paths.mergePeople, input);
    },
    onSuccess: ({ personId }) => {
      showToast(describeMerged(choices, data));
      onMerged(personId);
      return queryClient.invalidateQueries({ queryKey: mergeQueries.all });
    },
  });
  return (
    <ConfirmDialog
      title="Merge clients"
      open={pair !== null}
      onConfirm={() => merging.mutate()}
      onClose={onClose}
      busy={merging.isPending}
      failure={describeMutationError(merging.error)}
      label="Merge clients"
      busyLabel="Merging…"
      problem={problem}
    >
      <div className="space-y-1.5 text-small">
        <p className="min-h-10 font-medium [overflow-wrap:anywhere]">{data && describeMergeEffect(data)}</p>
        <p className="text-stone">
          This profile will also show the other client’s bookings, payments, invoices, notes and sessions.
          You’ll still find the client by the other email address. You can unmerge the clients on this profile
          later.
        </p>
      </div>
      {isLoadingError && <LoadError title="Couldn’t load the clients." busy={isFetching} onRetry={refetch} />}
      {!isLoadingError && !data && <Skeleton className="block h-48 rounded-card" />}
      {data && <p className="text-[15px] font-semibold">Details to keep</p>}
      {data && <Sides preview={data} choices={resolveChoices(choices, data)} onChange={setChoices} />}
      {data?.accounts === 2 && (
        <>
          <Notice title="Both clients have an account">
            You’ll see one profile, but each account keeps its own login, bookings, membership and cards.
            Packs and single sessions move to {data.first.email ?? 'the first account'}. Ask the client to
            delete the account they don’t use.
          </Notice>
          <CheckboxField
            id="merge-both-accounts"
            checked={bothAccounts}
            onChange={(event) => setBoth(event.currentTarget.checked)}
          >
            Keep both logins
          </CheckboxField>
        </>
      )}
    </ConfirmDialog>
  );
}

/**
 * Adds the choices that staff don't have to make: a client with an account keeps its email address, and a detail that
 * only one of the clients has is used.
 */
function resolveChoices(choices: DetailChoices, preview: PreviewMergeResponse | undefined): DetailChoices {
  if (!preview) return choices;
  const { first: one, second: other } = preview;
  const resolve = (field: keyof DetailChoices): Chosen => {
    const [first, second] = [getDetail(one, field), getDetail(other, field)];
    if (!first && second) return 'other';
    return second ? choices[field] : 'one';
  };
  const account: Chosen | null = one.hasAccount ? 'one' : other.hasAccount ? 'other' : null;
  return { name: resolve('name'), email: account ?? resolve('email'), phone: resolve('phone') };
}

/** Names the client that remains, with their email address. */
function describeMerged(choices: DetailChoices, preview: PreviewMergeResponse | undefined): string {
  if (!preview) return 'Clients merged.';
  const chosen = resolveChoices(choices, preview);
  const detailOf = (field: 'name' | 'email') =>
    getDetail(chosen[field] === 'one' ? preview.first : preview.second, field);
  const remaining = [detailOf('name'), detailOf('email')].filter(Boolean).join(', ');
  return remaining ? `Clients merged into ${remaining}.` : 'Clients merged.';
}

const labels: Record<keyof DetailChoices, string> = { name: 'Name', email: 'Email', phone: 'Phone' };

function getDetail(side: MergeCandidate, field: keyof DetailChoices): string {
  if (field === 'name') return `${side.firstName} ${side.lastName}`.trim();
  return field === 'email' ? (side.email ?? '') : side.phone ? formatPhone(side.phone) : '';
}

interface SidesProps {
  preview: PreviewMergeResponse;
  choices: DetailChoices;
  onChange: (choices: DetailChoices) => void;
}

function Sides({ preview, choices, onChange }: SidesProps) {
  const { first, second } = preview;
  return (
    <div className="space-y-4">
      {(['name', 'email', 'phone'] as const).map((field) => (
        <Choice
          key={field}
          field={field}
          values={[getDetail(first, field), getDetail(second, field)]}
          chosen={choices[field]}
          isFixed={field === 'email' && (first.hasAccount || second.hasAccount)}
          onChoose={(chosen) => onChange({ ...choices, [field]: chosen })}
        />
      ))}
      <dl className="numeric grid grid-cols-2 gap-3 border-t border-hairline pt-4 text-small">
        {[first, second].map((side) => (
          <div key={side.personId}>
            <dt className="font-medium [overflow-wrap:anywhere]">
              {side.email ? (
                <BreakableEmail email={side.email} />
              ) : (
                getDetail(side, 'phone') || getDetail(side, 'name') || 'No name'
              )}
            </dt>
            <dd className="text-stone">
              {side.hasAccount ? 'Has an account' : 'No account'}
              <br />
              {formatCount(side.bookings, 'booking')}
              <br />
              {formatSessionsLeft(side.sessionsLeft)}
              <br />
              Client since {formatDayAndYear(toLondonDate(new Date(side.since)))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function formatSessionsLeft(sessions: number | null): string {
  if (sessions === null) return 'Unlimited sessions';
  return `${formatSessions(sessions)} left`;
}

interface ChoiceProps {
  field: keyof DetailChoices;
  values: readonly [string, string];
  chosen: Chosen;
  isFixed: boolean;
  onChoose: (chosen: Chosen) => void;
}

function Choice({ field, values, chosen, isFixed, onChoose }: ChoiceProps) {
  const name = useId();
  const sides: readonly Chosen[] = ['one', 'other'];
  if (values[0] === values[1])
    return (
      <div>
        <p className="mb-1.5 text-[15px] font-medium">{labels[field]}</p>
        <p className="text-small [overflow-wrap:anywhere]">{values[0] || 'None'}</p>
      </div>
    );
  return (
    <fieldset>
      <legend className="mb-1.5 text-[15px] font-medium">
        {labels[field]}
        {isFixed && (
          <span className="font-normal text-stone"> (login email: only the client can change it)</span>
        )}
      </legend>
      <div className={`grid gap-3 ${field === 'email' ? '' : 'grid-cols-2'}`}>
        {sides.map((side, at) => (
          <label
            key={side}
            className="relative flex min-h-12 items-center gap-2.5 rounded-input border border-line px-3.5 py-2 text-small leading-snug [overflow-wrap:anywhere] has-checked:border-forest has-checked:bg-mist/25 has-checked:font-medium has-disabled:text-stone has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-forest"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === side}
              disabled={isFixed || values[at] === ''}
              onChange={() => onChoose(side)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none disabled:cursor-default"
            />
            <span
              aria-hidden="true"
              className="size-4.5 shrink-0 rounded-full border border-line bg-paper peer-checked:border-5 peer-checked:border-forest"
            />
            {field === 'email' && values[at] ? <BreakableEmail email={values[at]} /> : values[at] || 'None'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
