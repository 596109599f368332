import type { ActionItem, TodayClass } from '@studio/contracts/staff-today';
import { formatTime } from '@studio/domain/time/format-london';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { retryRefund } from '../../../lib/api/shared-staff-api.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { toActionItemView } from './action-item-view.ts';
import { dismissUndeliveredEmails, markProviderNoticeHandled } from './today-api.ts';
import { todayQueries } from './today-queries.ts';

interface ActionListProps {
  items: readonly ActionItem[];
  classes: readonly TodayClass[];
  /** Current time as an ISO instant. */
  now: string;
}

/** List of tasks for the team, most urgent first, each with its action. */
export function ActionList({ items, classes, now }: ActionListProps) {
  const unattended = listUnattendedClasses(classes, now);
  return (
    <section aria-labelledby="needs" className="rounded-card border border-hairline bg-paper p-5 md:p-6">
      <h2 id="needs" className="text-h3">
        Needs attention
      </h2>
      {items.length + unattended.length === 0 && (
        <p className="mt-3 text-stone">
          All clear. Every class has an instructor and there are no payment problems.
        </p>
      )}
      <ul className="-mb-3 mt-1.5">
        {unattended.map((klass) => (
          <UnattendedClass key={klass.classId} klass={klass} />
        ))}
        {omitFullerClasses(items).map((item) => (
          <ActionItemRow key={item.key} item={item} now={now} />
        ))}
      </ul>
    </section>
  );
}

const lineClasses =
  'grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-3.5 border-b border-hairline py-3.5 last:border-0';

/** Buttons of a task are below its text, which they would squeeze beside it. */
const actionClasses = 'col-start-2 mt-2.5 flex flex-wrap gap-2';

/** Returns the classes in progress into which no one has been checked in, although there are bookings. */
function listUnattendedClasses(classes: readonly TodayClass[], now: string): TodayClass[] {
  return classes.filter(
    ({ cancelled, start, end, booked, checkedIn }) =>
      !cancelled && start <= now && now < end && booked > 0 && checkedIn === 0,
  );
}

function UnattendedClass({ klass: { classId, title, start, booked } }: { klass: TodayClass }) {
  const heading = `No one checked in for the ${formatTime(new Date(start))} class`;
  return (
    <li className={lineClasses}>
      <StaffIcon name="users" size={20} className="self-start text-error" />
      <span className="min-w-0">
        <span className="numeric block leading-snug font-medium">{heading}</span>
        <span className="numeric block text-small text-stone">
          {title}, {booked} booked.
        </span>
      </span>
      <span className={actionClasses}>
        <ButtonLink to={`/scan?class=${classId}`} size="small">
          Check in
          <span className="sr-only">: {heading}</span>
        </ButtonLink>
      </span>
    </li>
  );
}

const maxLowClasses = 3;

/**
 * Keeps only the three emptiest of the classes with few bookings. The list of today's classes, beside this list, marks
 * all of them except the one on the card of the next class.
 */
function omitFullerClasses(items: readonly ActionItem[]): ActionItem[] {
  const low = items.filter(({ kind }) => kind === 'low');
  const getShare = ({ booked, capacity }: ActionItem) => booked / Math.max(1, capacity);
  const emptiest = low.sort((one, other) => getShare(one) - getShare(other)).slice(0, maxLowClasses);
  return items.filter((item) => item.kind !== 'low' || emptiest.includes(item));
}

/** Kinds of tasks that get a primary button, because they soon affect a client. */
const urgent: readonly ActionItem['kind'][] = ['chat', 'cover'];

function ActionItemRow({ item, now }: { item: ActionItem; now: string }) {
  const { topic, providerId } = item;
  const { icon, tone, title, text, action, to } = toActionItemView(item, now);
  return (
    <li className={lineClasses}>
      <StaffIcon name={icon} size={20} className={`self-start ${tone}`} />
      <span className="min-w-0">
        <span className="numeric block leading-snug font-medium">{title}</span>
        <span className="numeric block text-small text-stone [overflow-wrap:anywhere]">{text}</span>
      </span>
      {item.refundId ? (
        <span className={actionClasses}>
          <RetryRefundButton refundId={item.refundId} title={title} />
        </span>
      ) : (
        <span className={actionClasses}>
          <ButtonLink to={to} size="small" kind={urgent.includes(item.kind) ? 'primary' : 'secondary'}>
            {action}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
          {topic && (
            <MarkHandledButton label="Dismiss" title={title} act={() => dismissUndeliveredEmails(topic)} />
          )}
          {providerId && (
            <MarkHandledButton
              label="Mark as done"
              title={title}
              act={() => markProviderNoticeHandled(providerId)}
            />
          )}
        </span>
      )}
    </li>
  );
}

/** Button that retries a refund at the payment provider. Other options are on the payments page. */
function RetryRefundButton({ refundId, title }: { refundId: string; title: string }) {
  const queryClient = useQueryClient();
  const retrying = useMutation({
    mutationFn: () => retryRefund(refundId),
    onSuccess: () => showToast('We’re trying the refund again.'),
    onError: (error) =>
      showToast(error instanceof ApiError ? error.message : 'We couldn’t retry the refund. Try again.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: todayQueries.all }),
  });
  return (
    <Button
      kind="secondary"
      size="small"
      busy={retrying.isPending}
      busyLabel="Trying again…"
      onClick={() => retrying.mutate()}
    >
      Try again
      <span className="sr-only">: {title}</span>
    </Button>
  );
}

interface SettleProps {
  label: string;
  title: string;
  act: () => Promise<void>;
}

/** Button that removes a task from the list after staff have handled it. */
function MarkHandledButton({ label, title, act }: SettleProps) {
  const queryClient = useQueryClient();
  const settling = useMutation({
    mutationFn: act,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: todayQueries.all }),
  });
  const failure = describeMutationError(settling.error);
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        busy={settling.isPending}
        busyLabel="Saving…"
        onClick={() => settling.mutate()}
      >
        {label}
        <span className="sr-only">: {title}</span>
      </Button>
      {failure && (
        <span role="alert" className="w-full text-right text-small text-error">
          {failure}
        </span>
      )}
    </>
  );
}
