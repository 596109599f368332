import { redirect } from 'react-router';

/** /account is where account settings are. */
export function loader() {
  return redirect('/account/profile');
}

/** Nothing is shown on the way. */
export default function AccountRoute() {
  return null;
}
