import { ButtonLink } from '../../../ui/button-link.tsx';

/** Link from the checkout wizard to My bookings, where guests can request an email with their links. */
export function MyBookingsLink() {
  return (
    <ButtonLink to="/bookings" kind="secondary" wide>
      My bookings
    </ButtonLink>
  );
}
