import { getServerTime } from '../../../lib/api/server-clock.ts';
import { getCancelledBookingText } from './cancellation-text.ts';
import type { ConfirmationSummary, RefundStatus, RefundSummary } from './confirmation-summary.ts';
import { formatDateAndTime } from './confirmation-text.ts';

/** Explains the refund or returned session of a cancelled booking, with the progress of a refund. */
export function RefundPanel({ summary }: { summary: ConfirmationSummary }) {
  const { title, text } = getCancelledBookingText(summary, getServerTime());
  return (
    <section aria-labelledby="refund" className="rounded-panel bg-linen px-6 py-7 md:px-7">
      <h2 id="refund" className="text-section">
        {title}
      </h2>
      <p className="mt-2 max-w-[34rem]">{text}</p>
      {summary.refund && <RefundSteps summary={summary} refund={summary.refund} />}
    </section>
  );
}

interface Step {
  title: string;
  detail: string;
  done: boolean;
}

function RefundSteps({ summary, refund }: { summary: ConfirmationSummary; refund: RefundSummary }) {
  const at = summary.cancelledAt ? formatDateAndTime(summary.cancelledAt) : '';
  const last: Record<RefundStatus, Step> = {
    initiated: { title: 'Refund completed', detail: 'Usually within 5–10 days', done: false },
    completed: { title: 'Refund completed', detail: 'Usually appears within 5–10 days', done: true },
    failed: { title: 'Refund failed', detail: 'We’ll email you', done: false },
  };
  const steps: Step[] = [
    { title: 'Cancelled', detail: at, done: true },
    { title: 'Refund initiated', detail: formatDateAndTime(refund.at), done: true },
    last[refund.status],
  ];
  return (
    <ol className="mt-5 grid gap-5 sm:grid-cols-3 sm:gap-0">
      {steps.map((step, index) => (
        <li key={step.title} className="relative pl-7 sm:pt-7 sm:pl-0">
          <StepLine done={steps[index + 1]?.done} />
          <span
            aria-hidden="true"
            className={`absolute top-1 left-0 size-4 rounded-full sm:top-0 ${step.done ? 'bg-forest' : 'border-2 border-line bg-linen'}`}
          />
          <p className={`text-[15px] leading-snug font-semibold ${step.done ? '' : 'text-stone'}`}>
            {step.title}
          </p>
          <p className={`text-small leading-snug ${step.done ? '' : 'text-stone'}`}>{step.detail}</p>
        </li>
      ))}
    </ol>
  );
}

/** Line to the next step of the progress. The last step has none. */
function StepLine({ done }: { done: boolean | undefined }) {
  if (done === undefined) return null;
  return (
    <span
      aria-hidden="true"
      className={`absolute top-3 bottom-[-1.75rem] left-[7px] w-0.5 sm:top-[7px] sm:right-0 sm:bottom-auto sm:left-0 sm:h-0.5 sm:w-auto ${done ? 'bg-forest' : 'bg-sand'}`}
    />
  );
}
