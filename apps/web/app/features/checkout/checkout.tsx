import type { HoldAnswer } from '@studio/contracts/bookings';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { checkoutAddress } from './checkout-addresses.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { HeldCheckout } from './held-checkout.tsx';
import { HoldConsumed, HoldNotRead, NoHold } from './no-hold.tsx';
import { useHold } from './use-hold.ts';

export interface CheckoutProps {
  classId: string;
  holdId: string;
  breadcrumb: ReactNode;
  /** The site's page with one message. */
  QuietPage: ComponentType<{ title: string; children: ReactNode }>;
}

/** Checkout of the hold in the address. The hold belongs to this browser, so it is read here and not on the server. */
export function Checkout({ classId, holdId, breadcrumb, QuietPage }: CheckoutProps) {
  const navigate = useNavigate();
  const { state, reload, look, accept, extend, again, handOver, holdingAgain, problem } = useHold(
    classId,
    holdId,
  );

  const goTo = (heldId: string) =>
    navigate(checkoutAddress(classId, heldId), { replace: true, preventScrollReset: true });
  const shown = async (placing: Promise<HoldAnswer | null>) => {
    const hold = await placing;
    if (hold) await goTo(hold.holdId);
    return hold;
  };
  const holdAgain = (places: number) => shown(again(places));

  if (state.at === 'loading') return <CheckoutSkeleton breadcrumb={breadcrumb} />;
  if (state.at === 'failed')
    return (
      <QuietPage title="We could not load your hold">
        <HoldNotRead message={state.message} onRetry={() => void reload()} />
      </QuietPage>
    );
  if (state.at === 'none')
    return (
      <QuietPage title="No place is held here">
        <NoHold again={classId ? () => void holdAgain(1) : null} busy={holdingAgain} problem={problem} />
      </QuietPage>
    );
  if (state.hold.status === 'CONSUMED')
    return (
      <QuietPage title="This place is yours already">
        <HoldConsumed hold={state.hold} />
      </QuietPage>
    );
  return (
    <HeldCheckout
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
