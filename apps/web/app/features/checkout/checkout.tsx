import type { HoldClassResponse } from '@studio/contracts/holds';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { buildCheckoutUrl } from './checkout-urls.ts';
import { HoldCheckout } from './hold-checkout.tsx';
import { HoldAlreadyBooked, HoldLoadError, HoldNotFound } from './hold-unavailable.tsx';
import { useCheckoutHold } from './use-checkout-hold.ts';

export interface CheckoutProps {
  classId: string;
  holdId: string;
  breadcrumb: ReactNode;
  /** Page layout with a single message. */
  QuietPage: ComponentType<{ title: string; children: ReactNode }>;
}

/**
 * Shows checkout for the hold in the URL. The hold belongs to this browser, so the browser loads it, not the server.
 */
export function Checkout({ classId, holdId, breadcrumb, QuietPage }: CheckoutProps) {
  const navigate = useNavigate();
  const { state, reload, look, accept, extend, again, handOver, holdingAgain, problem } = useCheckoutHold(
    classId,
    holdId,
  );

  const goTo = (heldId: string) =>
    navigate(buildCheckoutUrl(classId, heldId), { replace: true, preventScrollReset: true });
  const shown = async (placing: Promise<HoldClassResponse | null>) => {
    const hold = await placing;
    if (hold) await goTo(hold.holdId);
    return hold;
  };
  const holdAgain = (places: number) => shown(again(places));

  if (state.at === 'loading') return <CheckoutSkeleton breadcrumb={breadcrumb} />;
  if (state.at === 'failed')
    return (
      <QuietPage title="We could not load your hold">
        <HoldLoadError message={state.message} onRetry={() => void reload()} />
      </QuietPage>
    );
  if (state.at === 'none')
    return (
      <QuietPage title="No place is held here">
        <HoldNotFound
          again={classId ? () => void holdAgain(1) : null}
          busy={holdingAgain}
          problem={problem}
        />
      </QuietPage>
    );
  if (state.hold.status === 'CONSUMED')
    return (
      <QuietPage title="This place is yours already">
        <HoldAlreadyBooked hold={state.hold} />
      </QuietPage>
    );
  return (
    <HoldCheckout
      breadcrumb={breadcrumb}
      hold={state.hold}
      holdingAgain={holdingAgain}
      problem={problem}
      onAgain={holdAgain}
      onLook={look}
      onAccept={() => shown(accept())}
      onMember={handOver}
      onEnded={() => void reload()}
      onOpened={(intent) => {
        if (intent.holdId !== state.hold.holdId) void goTo(intent.holdId);
        else extend(intent.holdExpiresAt);
      }}
    />
  );
}
