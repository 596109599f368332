import type { Studio } from './studio.ts';

/** Where the studio is, in the three lines of an envelope. */
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
