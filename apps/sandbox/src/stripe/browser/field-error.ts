/** What is wrong with one field, in the provider's words. */
export interface FieldError {
  code: string;
  message: string;
}
