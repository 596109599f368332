import { useSession } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** To the list of all bookings, for who has one. */
export function MyBookingsLink() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <ButtonLink to="/bookings" kind="secondary" wide>
      My bookings
    </ButtonLink>
  );
}
