import { orderCopy } from '@studio/content/copy/pricing';
import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';

const copy = orderCopy.unknown;

/** The address names nothing that is sold. */
export function UnknownProduct({
  QuietPage,
}: {
  QuietPage: ComponentType<{ title: string; children: ReactNode }>;
}) {
  return (
    <QuietPage title={copy.heading}>
      <p>{copy.text}</p>
      <ButtonLink to={copy.link.to} className="mt-8">
        {copy.link.label}
      </ButtonLink>
    </QuietPage>
  );
}
