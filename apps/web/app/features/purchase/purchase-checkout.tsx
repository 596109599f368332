import { purchaseCopy } from '@studio/content/copy/purchase';
import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ProductCheckout } from './product-checkout.tsx';
import type { PurchaseDetails } from './purchase-details.ts';

interface PurchaseCheckoutProps {
  /** Null when no such product is sold. */
  facts: PurchaseDetails | null;
  codeOfAddress: string | null;
  /** Page layout with a single message. */
  QuietPage: ComponentType<{ title: string; children: ReactNode }>;
}

/** Shows the checkout of a product. Products that are booked directly, and unknown ones, get a link instead. */
export function PurchaseCheckout({ facts, codeOfAddress, QuietPage }: PurchaseCheckoutProps) {
  const { unknown, direct } = purchaseCopy;
  if (!facts) return <Elsewhere QuietPage={QuietPage} title={unknown.heading} {...unknown} />;
  if (facts.direct) {
    const { label, href } = facts.direct;
    const link = { label, to: href };
    return (
      <Elsewhere
        QuietPage={QuietPage}
        title={facts.name}
        text={`${direct.heading}. ${direct.text}`}
        link={link}
      />
    );
  }
  return <ProductCheckout key={facts.id} facts={facts} codeOfAddress={codeOfAddress} />;
}

interface ElsewhereProps extends Pick<PurchaseCheckoutProps, 'QuietPage'> {
  title: string;
  text: string;
  link: { label: string; to: string };
}

function Elsewhere({ QuietPage, title, text, link }: ElsewhereProps) {
  return (
    <QuietPage title={title}>
      <p>{text}</p>
      <ButtonLink to={link.to} className="mt-8">
        {link.label}
      </ButtonLink>
    </QuietPage>
  );
}
