import { purchaseCopy } from '@studio/content/copy/purchase';
import { StepIndicator } from '../../../ui/step-indicator.tsx';

const { label, words } = purchaseCopy.steps;

/** Shows the steps of a purchase. `current`: 1 is the checkout, 2 the confirmation. */
export function PurchaseSteps({ current }: { current: 1 | 2 }) {
  return <StepIndicator label={label} steps={words} current={current} />;
}
