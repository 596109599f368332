import type { HoldClassResponse } from '@studio/contracts/holds';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { buildCheckoutUrl } from './checkout-urls.ts';
import { HoldCheckout, type HoldCheckoutProps } from './hold-checkout.tsx';
import { HoldAlreadyBooked, HoldLoadError, HoldNotFound } from './hold-unavailable.tsx';
import { useCheckoutHold } from './use-checkout-hold.ts';

export interface CheckoutProps {
  classId: string;
  holdId: string;
  breadcrumb: ReactNode;
  /** Choice of beds for the hold. Renders nothing for a class without one. */
  Beds: HoldCheckoutProps['Beds'];
  /** Page layout with a single message. */
  MessagePage: ComponentType<{ title: string; children: ReactNode }>;
}

/**
 * Shows checkout for the hold in the URL. The browser loads the hold, not the server, because the hold
 * belongs to this browser.
 */
export function Checkout({ classId, holdId, breadcrumb, Beds, MessagePage }: CheckoutProps) {
  const navigate = useNavigate();
  const { state, reload, checkHold, accept, extend, holdAgain, transferHold, isHoldingAgain, problem } =
    useCheckoutHold(classId, holdId);

  const goTo = (heldId: string) =>
    navigate(buildCheckoutUrl(classId, heldId), { replace: true, preventScrollReset: true });
  const showHold = async (placing: Promise<HoldClassResponse | null>) => {
    const hold = await placing;
    if (hold) await goTo(hold.holdId);
    return hold;
  };
  const holdAgainAndShow = (places: number) => showHold(holdAgain(places));

  if (state.at === 'loading') return <CheckoutSkeleton breadcrumb={breadcrumb} />;
  if (state.at === 'failed')
    return (
      <MessagePage title="Couldn’t load your hold">
        <HoldLoadError message={state.message} onRetry={() => void reload()} />
      </MessagePage>
    );
  if (state.at === 'none')
    return (
      <MessagePage title="We’re not holding a place for you">
        <HoldNotFound
          onHoldAgain={classId ? () => void holdAgainAndShow(1) : null}
          busy={isHoldingAgain}
          problem={problem}
        />
      </MessagePage>
    );
  if (state.hold.status === 'CONSUMED')
    return (
      <MessagePage title="You’ve already booked this class">
        <HoldAlreadyBooked hold={state.hold} />
      </MessagePage>
    );
  return (
    <HoldCheckout
      breadcrumb={breadcrumb}
      Beds={Beds}
      hold={state.hold}
      isHoldingAgain={isHoldingAgain}
      problem={problem}
      onHoldAgain={holdAgainAndShow}
      onCheckHold={checkHold}
      onAccept={() => showHold(accept())}
      onMember={transferHold}
      onEnded={() => void reload()}
      onOpened={(intent) => {
        if (intent.holdId !== state.hold.holdId) void goTo(intent.holdId);
        else extend(intent.holdExpiresAt);
      }}
    />
  );
}
