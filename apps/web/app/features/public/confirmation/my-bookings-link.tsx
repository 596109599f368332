import { ButtonLink } from '../../../ui/button-link.tsx';

/** Leads from the wizard to My bookings, where guests can have their links emailed. */
export function MyBookingsLink() {
  return (
    <ButtonLink to="/bookings" kind="secondary" wide>
      My bookings
    </ButtonLink>
  );
}
