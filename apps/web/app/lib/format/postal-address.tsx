import type { Studio } from '../site/studio.ts';

export function PostalAddress({ of: address, className }: { of: Studio['address']; className: string }) {
  return (
    <address className={`not-italic ${className}`}>
      {address.street}
      <br />
      {address.district}, {address.city}
      <br />
      {address.postcode}
    </address>
  );
}
