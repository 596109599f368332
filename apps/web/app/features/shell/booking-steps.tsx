import { StepIndicator } from '../../ui/step-indicator.tsx';

const steps = ['Find a class', 'Checkout', 'Confirmation'] as const;

/** The breadcrumb of booking a class. A way of three steps: only the place one is at is marked. */
export function BookingSteps({ current }: { current: (typeof steps)[number] }) {
  return <StepIndicator label="Booking steps" steps={steps} current={steps.indexOf(current)} />;
}
