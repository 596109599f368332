import { purchaseCopy } from '@studio/content/copy/purchase';
import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ProductCheckout } from './product-checkout.tsx';
import type { PurchaseDetails } from './purchase-details.ts';

interface PurchaseCheckoutProps {
  /** Product details; null when the studio sells no such product. */
  details: PurchaseDetails | null;
  promoCodeInUrl: string | null;
  /** Amount of a gift card in the URL, in pounds. */
  giftAmountInUrl: string | null;
  /** Page layout with a single message. */
  MessagePage: ComponentType<{ title: string; children: ReactNode }>;
}

/** Shows the checkout of a product. For an unknown product, or one that is booked directly, shows a link instead. */
export function PurchaseCheckout({
  details,
  promoCodeInUrl,
  giftAmountInUrl,
  MessagePage,
}: PurchaseCheckoutProps) {
  const { unknown, direct } = purchaseCopy;
  if (!details) return <ProductLinkPage MessagePage={MessagePage} title={unknown.heading} {...unknown} />;
  if (details.direct) {
    const { label, href } = details.direct;
    const link = { label, to: href };
    return (
      <ProductLinkPage
        MessagePage={MessagePage}
        title={details.name}
        text={`${direct.heading}. ${direct.text}`}
        link={link}
      />
    );
  }
  return (
    <ProductCheckout
      key={details.id}
      details={details}
      promoCodeInUrl={promoCodeInUrl}
      giftAmountInUrl={giftAmountInUrl}
    />
  );
}

interface ProductLinkPageProps extends Pick<PurchaseCheckoutProps, 'MessagePage'> {
  title: string;
  text: string;
  link: { label: string; to: string };
}

function ProductLinkPage({ MessagePage, title, text, link }: ProductLinkPageProps) {
  return (
    <MessagePage title={title}>
      <p>{text}</p>
      <ButtonLink to={link.to} className="mt-8">
        {link.label}
      </ButtonLink>
    </MessagePage>
  );
}
