import { type GuestDetails, guestDetailMaxLengths, guestTitles } from '@studio/domain/bookings/guest-details';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AdditionalAttendees } from './additional-attendees.tsx';
import { getGuestFieldId } from './guest-order.ts';
import type { GuestOrderForm } from './use-guest-order.ts';

/** Asks for the guest's details, other attendees and acceptance of the terms, in a grid of six columns. */
export function GuestDetailsForm({ form }: { form: GuestOrderForm }) {
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5">
      <div className="col-span-6 sm:col-span-2">
        <SelectField
          {...controlProps(form, 'title')}
          label="Title"
          options={guestTitles}
          placeholder="Select"
          autoComplete="honorific-prefix"
        />
      </div>
      <div className="col-span-3 sm:col-start-1">
        <TextField {...textProps(form, 'firstName')} label="First name" autoComplete="given-name" />
      </div>
      <div className="col-span-3">
        <TextField {...textProps(form, 'lastName')} label="Surname" autoComplete="family-name" />
      </div>
      <div className="col-span-6">
        <TextField
          {...textProps(form, 'email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          hint="We’ll send your confirmation and QR code here."
        />
      </div>
      <div className="col-span-6">
        <TextField
          {...textProps(form, 'phone')}
          label="Phone"
          optional
          required={false}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+44 7700 900123"
          hint="We’ll only use your phone number if your class changes on the day."
        />
      </div>
      <AdditionalAttendees form={form} />
      <div className="col-span-6 mt-2">
        <Terms form={form} />
      </div>
    </div>
  );
}

function controlProps(form: GuestOrderForm, field: 'title' | 'firstName' | 'lastName' | 'email' | 'phone') {
  const id = getGuestFieldId(field);
  const control = form.control(id, form.order.details[field], (value) => form.setDetails({ [field]: value }));
  return { ...control, name: field, required: true };
}

function textProps(form: GuestOrderForm, field: keyof typeof guestDetailMaxLengths) {
  return { ...controlProps(form, field), maxLength: guestDetailMaxLengths[field] };
}

function Terms({ form }: { form: GuestOrderForm }) {
  const field: keyof GuestDetails = 'termsAccepted';
  const id = getGuestFieldId(field);
  return (
    <CheckboxField
      id={id}
      name={field}
      required
      checked={form.order.details.termsAccepted}
      error={form.errorOf(id)}
      onChange={(event) => form.setDetails({ termsAccepted: event.currentTarget.checked })}
      onBlur={(event) => form.validateOnBlur(id, event)}
    >
      I accept the{' '}
      <a href="/terms" target="_blank" rel="noopener" className="font-medium text-link">
        terms and conditions
      </a>
      , including the 24-hour cancellation rule.
    </CheckboxField>
  );
}
