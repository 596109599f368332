import { ButtonLink } from '../../ui/button-link.tsx';

/** Leads from the wizard to the list of bookings; guests can have their links emailed there. */
export function MyBookingsLink() {
  return (
    <ButtonLink to="/bookings" kind="secondary" wide>
      My bookings
    </ButtonLink>
  );
}
