/** Error of one field, with Stripe's code and message. */
export interface FieldError {
  code: string;
  message: string;
}
