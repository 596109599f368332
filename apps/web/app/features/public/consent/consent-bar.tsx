import { consentCopy } from '@studio/content/copy/consent';
import { Link } from 'react-router';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { consentBarId } from './consent-bar-id.ts';

/** CSS classes that mark the current choice when the visitor reopens the bar. `refused`: the browser's opt-out signal. */
const currentChoiceClasses = {
  accepted: 'hidden group-data-[state=accepted]/choices:block',
  declined: 'hidden group-data-[state=declined]/choices:block',
  refused: 'hidden group-data-[state=refused]/choices:block',
};

/**
 * Asks for consent to the third-party analytics script. If the script needs consent, every page contains the
 * bar, closed; code that loads lazily opens it and handles the choice. The bar never covers anything that
 * visitors must use.
 */
export function ConsentBar() {
  const analytics = useRootData()?.config.analytics;
  if (!analytics?.needsConsent) return null;
  const { host } = new URL(analytics.scriptUrl);
  return (
    <section
      id={consentBarId}
      popover="manual"
      aria-labelledby={`${consentBarId}-title`}
      className="group/choices fixed inset-x-0 top-auto bottom-6 m-auto w-[min(46rem,calc(100vw-40px))] rounded-card border border-hairline bg-paper p-5 text-ink shadow-2 md:px-6 [&:popover-open]:animate-[rise_320ms_var(--ease-settle)] max-md:bottom-4 max-md:[html:has(.sticky.bottom-0)_&]:bottom-24"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${consentBarId}-title`} className="pt-2 font-sans text-ui font-semibold">
          {consentCopy.title}
        </h2>
        <button
          type="button"
          popoverTarget={consentBarId}
          popoverTargetAction="hide"
          aria-label={consentCopy.close}
          className="-mt-1 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-input hover:text-clay-deep"
        >
          <Icon name="x" size={20} />
        </button>
      </div>
      <div className="items-end justify-between gap-8 md:flex">
        <p className="text-small text-stone">
          {consentCopy.text(host)}{' '}
          <Link to="/privacy#counting" className="text-link">
            {consentCopy.more}
          </Link>
        </p>
        <div className="mt-4 flex shrink-0 gap-3 group-data-[state=refused]/choices:hidden md:mt-0">
          <Button kind="secondary" size="small" data-consent-choice="declined" className="max-md:flex-1">
            {consentCopy.decline}
          </Button>
          <Button kind="secondary" size="small" data-consent-choice="accepted" className="max-md:flex-1">
            {consentCopy.accept}
          </Button>
        </div>
      </div>
      <p role="status" className="text-small font-medium">
        {(['accepted', 'declined', 'refused'] as const).map((one) => (
          <span key={one} className={`${currentChoiceClasses[one]} mt-3`}>
            {consentCopy[one]}
          </span>
        ))}
      </p>
    </section>
  );
}
