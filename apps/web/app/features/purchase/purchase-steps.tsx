import { purchaseCopy } from '@studio/content/copy/purchase';
import { Steps } from '../../ui/steps.tsx';

const { label, words } = purchaseCopy.steps;

/** The breadcrumb of buying. `current`: 1 is the checkout, 2 the confirmation. */
export function PurchaseSteps({ current }: { current: 1 | 2 }) {
  return <Steps label={label} steps={words} current={current} />;
}
