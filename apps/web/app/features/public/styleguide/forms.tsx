import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Specimen, SpecimenGroup } from './specimen.tsx';

/** Fields, messages and loading states. */
export function Forms() {
  return (
    <SpecimenGroup id="forms" title="Forms and messages">
      <Specimen name="Field">
        <form method="dialog" className="grid max-w-3xl items-start gap-6 md:grid-cols-2">
          <TextField id="sheet-name" label="First name" autoComplete="off" />
          <TextField
            id="sheet-mail"
            label="Email"
            type="email"
            defaultValue="anna@"
            autoComplete="off"
            error="Enter an email address in the format name@example.com"
          />
          <TextField
            id="sheet-phone"
            label="Phone"
            optional
            type="tel"
            hint="Include the country code, for example +44."
            autoComplete="off"
          />
          <SelectField
            id="sheet-title"
            label="Title"
            options={['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof']}
            placeholder="Choose a title"
            defaultValue=""
          />
          <CheckboxField id="sheet-terms">I accept the terms and conditions.</CheckboxField>
          <CheckboxField id="sheet-terms-error" error="You must accept the terms and conditions to continue.">
            I accept the terms and conditions.
          </CheckboxField>
        </form>
      </Specimen>
      <Specimen name="Message">
        <div className="grid max-w-3xl gap-4">
          <Notice title="No classes available on this date.">Try another day.</Notice>
          <Notice tone="success" title="Check your inbox">
            Confirm your email address to get your promo code.
          </Notice>
          <Notice tone="error" title="Could not load availability.">
            Check your connection and try again.
          </Notice>
        </div>
      </Specimen>
      <Specimen name="Loading">
        <div className="flex flex-wrap items-center gap-10">
          <div className="w-72">
            <Skeleton className="h-40 rounded-panel" />
            <Skeleton className="mt-4 h-3.5 w-3/5" />
            <Skeleton className="mt-3 h-5 w-4/5" />
            <Skeleton className="mt-4 h-3.5 w-full" />
          </div>
          <p className="flex items-center gap-3 text-stone">
            <Spinner /> after 400 ms
          </p>
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}
