import type { ApiClient, StripeError } from './api-client.ts';
import { type Appearance, applyAppearance, buildRuleSheet } from './appearance.ts';
import { type CardForm, createCardForm } from './card-form.ts';
import { getIntentKind, retrieveIntent } from './confirm-intent.ts';
import { createHtmlElement } from './dom.ts';
import type { ElementsOptions } from './elements-options.ts';
import { createEmitter, createSubscriptions, type EventSubscriptions } from './emitter.ts';
import { formStyle } from './form-style.ts';
import { IntegrationError } from './integration-error.ts';

export interface PaymentElementOptions {
  defaultValues?: { billingDetails?: Record<string, unknown> };
  fields?: { billingDetails?: string | { address?: string | { postalCode?: string } } };
  readOnly?: boolean;
}
/** Handle of the element, as `create` returns it to the page. */
interface Handle extends EventSubscriptions<Handle> {
  mount(target: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  update(changes: PaymentElementOptions): Handle;
  focus(): void;
  blur(): void;
  clear(): void;
  collapse(): Handle;
}
type Emit = (type: string, more?: object) => void;

/** Milliseconds by which events are delayed, because pages attach listeners after mounting. */
const eventDelayMs = 20;

export interface PaymentElement {
  form: CardForm;
  options: PaymentElementOptions;
  restyle(): void;
  handle: Handle;
}

/** Creates the payment element: card fields in a shadow tree inside the page's node. */
export function createPaymentElement(
  api: ApiClient,
  group: () => ElementsOptions,
  initialOptions: PaymentElementOptions,
  onDestroy: () => void,
): PaymentElement {
  const events = createEmitter();
  const options = { ...initialOptions };
  const form = createCardForm(needsPostalCode(options));
  const { host, root, restyle } = makeHost(form, () => group().appearance);
  const emit: Emit = (type, more = {}) => events.emit(type, { elementType: 'payment', ...more });
  const life = { isDestroyed: false, isReady: false };
  const load = async () => {
    emit('loaderstart');
    const error = await loadingError(api, group().clientSecret);
    if (life.isDestroyed || !host.isConnected) return;
    if (error) {
      form.root.replaceChildren(createHtmlElement('p', { class: 'failed', role: 'alert' }, error.message));
      return emit('loaderror', { error });
    }
    life.isReady = true;
    emit('ready');
    emit('change', changeOf(form));
  };
  const handle: Handle = {
    mount(target) {
      if (life.isDestroyed) throw new IntegrationError('This Element has already been destroyed.');
      requireNode(target).replaceChildren(host);
      restyle();
      setTimeout(() => (life.isReady ? emit('ready') : load()), eventDelayMs);
    },
    unmount: () => host.remove(),
    destroy() {
      life.isDestroyed = true;
      host.remove();
      onDestroy();
    },
    update(changes) {
      Object.assign(options, changes);
      setReadOnly(form, options.readOnly);
      return handle;
    },
    focus: () => form.fields[0]?.input.focus(),
    blur: () => (root.activeElement instanceof HTMLElement ? root.activeElement.blur() : undefined),
    clear() {
      for (const field of form.fields) field.fill('');
    },
    collapse: () => handle,
    ...createSubscriptions(events, () => handle),
  };
  announceInput(form, root, emit);
  setReadOnly(form, options.readOnly);
  return { form, options, restyle, handle };
}

/** Creates a host element with a shadow tree, which isolates the form's styles from the page's. */
function makeHost(form: CardForm, appearance: () => Appearance | undefined) {
  const host = createHtmlElement('div', { class: 'StripeElement' });
  const root = host.attachShadow({ mode: 'open' });
  root.append(form.root);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(formStyle);
  const restyle = () => {
    applyAppearance(host, appearance());
    root.adoptedStyleSheets = [sheet, buildRuleSheet(appearance())];
  };
  return { host, root, restyle };
}

function announceInput(form: CardForm, root: ShadowRoot, emit: Emit): void {
  let last = '';
  form.onInput(() => {
    const change = changeOf(form);
    if (JSON.stringify(change) === last) return;
    last = JSON.stringify(change);
    emit('change', change);
  });
  // Moving between the form's fields counts as neither focus nor blur of the element.
  root.addEventListener('focusin', (event) => {
    if (!isInside(root, event)) emit('focus');
  });
  root.addEventListener('focusout', (event) => {
    if (!isInside(root, event)) emit('blur');
  });
  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') emit('escape');
  });
}

function isInside(root: ShadowRoot, event: Event): boolean {
  return (
    event instanceof FocusEvent && event.relatedTarget instanceof Node && root.contains(event.relatedTarget)
  );
}

function changeOf(form: CardForm): object {
  return { complete: form.isComplete(), empty: form.isEmpty(), collapsed: false, value: { type: 'card' } };
}

/** Returns the error of a form that can't be used, because its intent is unreadable or no longer payable. */
async function loadingError(
  api: ApiClient,
  clientSecret: string | undefined,
): Promise<StripeError | undefined> {
  if (!clientSecret) return undefined;
  const kind = getIntentKind(clientSecret);
  const { value, error } = await retrieveIntent(api, kind, clientSecret);
  if (error) return error;
  if (!['succeeded', 'canceled', 'requires_capture'].includes(value.status)) return undefined;
  return {
    type: 'invalid_request_error',
    code: `${kind.name}_unexpected_state`,
    message: `The ${kind.name === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent'} is in a terminal state (${value.status}) and cannot be used to initialize Elements.`,
    [kind.name]: value,
  };
}

function requireNode(target: string | HTMLElement): HTMLElement {
  const node = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (node) return node;
  throw new IntegrationError(
    `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
  );
}

function needsPostalCode({ fields }: PaymentElementOptions): boolean {
  const { billingDetails } = fields ?? {};
  const address = typeof billingDetails === 'object' ? billingDetails.address : undefined;
  return address === 'auto' || (typeof address === 'object' && address.postalCode === 'auto');
}

function setReadOnly(form: CardForm, readOnly = false): void {
  for (const field of form.fields) field.input.readOnly = readOnly;
}
