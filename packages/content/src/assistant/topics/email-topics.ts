import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about emails, reminders and the calendar feed. */
export const emailTopics: readonly AssistantTopic[] = [
  {
    id: 'stop_emails',
    question: 'How do I stop emails?',
    examples: parseExamples(`
      unsubscribe me
      take me off the mailing list
      i don't want the newsletter any more
      too many emails
      no more review requests please
      turn off text messages
      unsubscribe
      opt out
      how do i unsubscribe
      remove me from your mailing list
      you keep emailing me
      stop spamming me
      no marketing please
      email preferences
      i get so many mails from you
      i never signed up for your newsletter
      switch off notifications
      please stop asking me for reviews
      cancel newsletter
      less emails
      don't contact me again
      change which emails i get
      unsubscribe link not working
      how do i stop emails
      i want to unsubscribe
      how can i unsubscribe from your emails
      i don't want any more emails
      unsubscribe from newsletter
      turn off emails
      turn off review emails
      no more emails
      stop the newsletter
      how do i turn off reminder emails
      switch off the class reminder emails
      i unsubscribed but i still get your emails
      unsubscribe me from the newsletter please
      stop newsletter
      please take my email off your list
      i don't want to get marketing emails
      stop sending me the newsletter
      Please take me off your mailing list, I receive far too many messages
      still getting your promos after unsubscribing
      take my address off your list
      no more promo mails please
      make the marketing stop
      too many emails. enough
      enough emails
      quit mailing me
      less emails pls
      stop the reminder mails
      how do i turn the class reminders off
      how do i get off your mailing list
      too many emails, make it stop
      i never asked for these messages
    `),
    answer: { passage: 'site:stop-emails' },
    followUps: ['newsletter', 'delete_account', 'reminders'],
  },
  {
    id: 'newsletter',
    question: 'How do I get the newsletter?',
    examples: parseExamples(`
      how do i sign up for the newsletter
      can i get news by email
      keep me posted about new classes
      where do i subscribe
      send me updates
      do you have a mailing list
      i'd like to hear about offers by email
      add me to your mailing list
      newsletter
      subscribe
      do you send out a newsletter
      how do i get the 10% off my first pack
      discount for joining the newsletter
      join the mailing list
      put me on your email list
      i want to be told when there's something new
      sign me up for news
      is there 10% for subscribers
      can you email me when new classes start
      subscribe to newsletter
      how do i hear about special offers
      newsletter confirmation email didn't come
      what's in your newsletter
      whats the prelaunch list
      get news from the studio
      how do i subscribe to the newsletter
      do you have a newsletter
      i want to subscribe to your newsletter
      how do i get the newsletter
      join your mailing list
      can i get emails about new classes
      newsletter sign up
      newsletter discount
      Do you send out a regular bulletin one can sign up to?
      where do i sign up for the 10% off email
      do i get a code if i subscribe
      I'd like to hear about new classes by email
      do you do a mailing list
      can i get news by mail
      your bulletin, how do i join
      sign me up for your emails
      do subscribers get a discount
      discount if i join the mailing list?
      where's the newsletter offer
      how can i hear about offers
      how do i hear about deals
      keep me posted on new stuff
      want to be on your list for news
      put me on your list for news
      email updates please
      do you have a mailing list with offers
      subscribe me
      do newsletter people get 10%
      10% off if i sign up for emails?
      where can i subscribe to the newsletter
      that 10% thing, how do i get it
      the ten percent off, how does it work
      how do i get the 10% for signing up
      where's my ten percent
      10% off for signing up to something?
      10% off for signing up
      that ten percent offer, is it real
      is the ten percent offer real
      do you do 10% for newsletter people
    `),
    answer: {
      text: 'Enter your email address on our newsletter page, then confirm it with the link we email you. If our email doesn’t arrive, check your spam folder or subscribe again. You’ll see the current offer for subscribers on the same page.',
      links: [{ label: 'Subscribe to our newsletter', to: '/prelaunch' }],
    },
    followUps: ['newsletter_code', 'promo_code', 'stop_emails', 'intro_offer'],
  },
  {
    id: 'reminders',
    question: 'Do you send reminders?',
    examples: parseExamples(`
      do you send reminders
      will i get a text before class
      will you remind me the day before
      class reminder
      when do reminders go out
      can i get a reminder
      i didn't get a reminder for my class
      do you email before the class
      how do i switch reminders on
      sms reminder?
      can you remind me about my booking
      notify me before my class starts
      why was there no reminder
      reminder email
      i always forget, do you send something
      how many hours before do i get reminded
      are there push notifications
      will i be reminded of my reformer on friday
      set a reminder for tomorrow
      can i have reminders on whatsapp
      do you message people before their class
      turn reminders back on
      is there an alert before class
      can you nudge me the day before
      remind me please
      will i get a reminder
      do i get a reminder before class
      do you send class reminders
      will you send me a reminder
      when do you send the reminder
      reminders
      can you send me a reminder
      do you send text reminders
      will i be reminded
      reminder before my class
      will you text or mail me the day before so i dont forget
      baby brain, do you nudge people before class
      do you send text reminders, I can't hear calls
      can i turn the reminder off
      do you remind people the night before
      do you remind us the evening before
      i don't want reminders
      turn off class reminders
      stop the reminder emails
      can i switch off reminders
      no reminders please
      when do i get the reminder
      will you nudge me the day before
      can i get a text before class
      do you send texts
      how do i switch on text reminders
      can i have sms messages about my classes
    `),
    answer: {
      text: 'We email you a reminder before the class, while you can still cancel free of charge. You can turn reminders off in your account.',
      links: [{ label: 'Your account', to: '/account' }],
    },
    slots: ['booking'],
    followUps: ['stop_emails', 'calendar_sync', 'own_bookings'],
  },
  {
    id: 'calendar_sync',
    question: 'Can I add classes to my calendar?',
    examples: parseExamples(`
      can i add my class to my calendar
      sync with google calendar
      ical link
      how do i put bookings in outlook
      my calendar doesn't update
      how do i get bookings into my phone calendar
      add to calendar
      apple calendar
      calendar feed
      export my bookings to my diary
      ics file
      do bookings show up in my calendar
      calendar invite
      can you send me an invite for my class
      link my calendar
      outlook sync
      subscribe to my classes in google
      my class isn't in my diary
      put my classes in my iphone calendar automatically
      where is the calendar link
      calendar integration
      how do i stop the calendar sync
      when i move a class does my calendar change too
      gcal
      i want my yoga in my work calendar
      add my bookings to my calendar
      can i sync my bookings with my calendar
      how do i add my class to my calendar
      google calendar sync
      can i add classes to google calendar
      outlook calendar
      iphone calendar
      add my class to apple calendar
      calendar
      calendar subscription
      Can the date be put into my diary on the computer automatically?
      add it to my google calendar please
      Is there an ics file I can add to her Outlook
      my booking doesnt show in my phone calendar
      can it go in my iphone diary
      put it in my iphone diary
      can i have my classes on my iphone calendar
    `),
    answer: { passage: 'site:calendar' },
    slots: ['booking'],
    followUps: ['reminders', 'own_bookings'],
  },
];
