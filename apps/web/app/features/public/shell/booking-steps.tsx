import { StepIndicator } from '../../../ui/step-indicator.tsx';

const steps = ['Find a class', 'Checkout', 'Confirmation'] as const;

/** Steps of a booking. Only the current one is marked. */
export function BookingSteps({ current }: { current: (typeof steps)[number] }) {
  return <StepIndicator label="Booking steps" steps={steps} current={steps.indexOf(current)} />;
}
