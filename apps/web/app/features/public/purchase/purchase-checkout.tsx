import { purchaseCopy } from '@studio/content/copy/purchase';
import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ProductCheckout } from './product-checkout.tsx';
import type { PurchaseDetails } from './purchase-details.ts';

interface PurchaseCheckoutProps {
  /** Product details; null when the studio sells no such product. */
  details: PurchaseDetails | null;
  codeOfAddress: string | null;
  /** Amount of a gift card in the URL, in pounds. */
  amountOfAddress: string | null;
  /** Page layout with a single message. */
  MessagePage: ComponentType<{ title: string; children: ReactNode }>;
}

/**
 * Shows the checkout of a product. For products that are booked directly and for unknown ones, shows a link.
 */
export function PurchaseCheckout({
  details,
  codeOfAddress,
  amountOfAddress,
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
      codeOfAddress={codeOfAddress}
      amountOfAddress={amountOfAddress}
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
