import { purchaseCopy } from '@studio/content/copy/purchase';
import { type GuestBuyer, guestBuyerMaxLengths } from '@studio/domain/purchases/guest-buyer';
import { openLogin } from '../../../lib/session/open-login.ts';
import { PersonRow } from '../../../ui/person-row.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { DraftFields } from './draft-fields.ts';

const copy = purchaseCopy.account;

export function trimGuestBuyer({ firstName, lastName, email }: GuestBuyer): GuestBuyer {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}

/** Shows the guest's form, or their details while the payment is open. */
export function GuestBuyerFields({ form, folded }: { form: DraftFields<GuestBuyer>; folded: boolean }) {
  const { firstName, lastName, email } = trimGuestBuyer(form.details);
  if (folded)
    return (
      <PersonRow lead={copy.buyingAs} name={`${firstName} ${lastName}`} firstName={firstName} email={email} />
    );
  return (
    <>
      <p className="mb-5">
        {copy.guest}{' '}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => openLogin()}
          className="-my-2.5 inline-flex min-h-11 cursor-pointer items-center font-medium text-link"
        >
          {copy.logIn}
        </button>
      </p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField {...props(form, 'firstName')} label={copy.firstName} autoComplete="given-name" />
        <TextField {...props(form, 'lastName')} label={copy.lastName} autoComplete="family-name" />
        <div className="sm:col-span-2">
          <TextField
            {...props(form, 'email')}
            label={copy.email}
            hint={copy.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      </div>
    </>
  );
}

function props(form: DraftFields<GuestBuyer>, field: keyof GuestBuyer) {
  return { ...form.control(field), required: true, maxLength: guestBuyerMaxLengths[field] };
}
