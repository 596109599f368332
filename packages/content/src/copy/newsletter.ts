/** Copy of /newsletter/confirm and /newsletter/unsubscribe. */
export const newsletterCopy = {
  confirm: {
    title: 'Confirm your email address',
    text: 'Press the button to subscribe to our newsletter.',
    /** Text while subscribers get a discount on the first class pack. */
    offer: 'We’ll then email you a promo code for {percent}% off your first pack.',
    button: 'Confirm email address',
    busy: 'Confirming…',
    done: {
      title: 'You’re subscribed',
      text: 'We’ve sent you an email.',
      offer:
        'It contains your promo code for {percent}% off your first pack. You can use the promo code once.',
    },
    already: {
      title: 'You’re already subscribed',
      text: 'You don’t need to do anything.',
      offer: 'Your promo code is in the email we sent when you confirmed.',
    },
    nextLink: 'See packs',
  },
  unsubscribe: {
    title: 'Unsubscribe from our newsletter?',
    text: 'We’ll stop sending you the newsletter and delete your email address from it. You’ll still get emails about your bookings.',
    button: 'Unsubscribe',
    busy: 'Unsubscribing…',
    done: {
      title: 'You’ve unsubscribed',
      text: 'We’ve deleted your email address from our newsletter. If you have an unused promo code, it still works.',
    },
    already: { title: 'You’ve already unsubscribed', text: 'You don’t need to do anything.' },
    nextLink: 'Go to the home page',
  },
  missing: {
    title: 'This link doesn’t work',
    text: 'Part of it may be missing. Open the link from your email again.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Confirmation links work for 7 days. Subscribe again and we’ll send you a new one.',
  },
  subscribeAgain: 'Subscribe again',
  failed: {
    title: 'We didn’t get a response',
    text: 'Your change may already be saved. You can safely try again.',
    retry: 'Try again',
  },
} as const;
