import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the terms and problems with the website. */
export const websiteTopics: readonly AssistantTopic[] = [
  {
    id: 'terms',
    question: 'Where are your terms?',
    examples: parseExamples(`
      terms and conditions
      where are your terms
      t&cs
      t and c's please
      terms of service
      can i read the small print
      legal terms
      what am i agreeing to when i book
      house rules
      what do i sign up to when i tick the terms box
      terms
      conditions of booking
      show me the full terms
      is there any legal stuff i should read
      link to your t&c
      what are your policies
      studio rules and policies
      terms of use
      have your terms changed
      fine print for memberships
      who is liable if something happens
      consumer rights
      the site asks me to accept new terms, what changed
      legal notice
      company details and registration
      where can i read your terms
      terms & conditions
      what are your terms and conditions
      show me the terms
      where do i find the terms and conditions
      t and cs
      small print
      can you send me your terms
      Where may I read the small print?
      Your T&Cs, link please.
      what am i agreeing to when i tick the box
      where's the legal stuff
      legal stuff
      conditions of sale
      where's the small print
    `),
    answer: {
      text: 'You can read our terms and conditions here.',
      links: [{ label: 'Terms and conditions', to: '/terms' }],
    },
    followUps: ['cancel_policy', 'privacy_data', 'refund_request'],
  },
  {
    id: 'website_problem',
    question: 'The website isn’t working',
    examples: parseExamples(`
      the website is not working
      i can't click on book
      the page keeps loading
      the timetable is blank
      the site crashed on my iphone
      the book button is greyed out
      website down
      your site is broken
      nothing happens when i press book
      error message
      page not found
      the link in your email doesn't work
      site won't load
      keeps spinning
      timetable doesn't show any classes
      i get a 404
      it freezes on my phone
      calendar page blank on safari
      bug on your website
      it just shows a white screen
      your webpage is so slow it's unusable
      can't scroll on the booking page
      buttons dont do anything on android
      got an error 500
      technical issue
      captcha thing keeps failing
      your website isn't working
      the site doesn't work
      the page won't load
      i get an error on the website
      website error
      the website keeps crashing
      the booking page doesn't work
      the button doesn't work
      there's a problem with your website
      the timetable won't load
      the website is down
      the page just spins and spins on my phone
      your shite website logged me out again and ate my booking
      the bookng butten dosnt do nothing wen i press it
      your site froze
      site froze
      page wont load
      your chat is really slow
      40 minutes trying to book and it throws me out at the end every time
      your booking page keeps logging me out half way through
      the site crashes when i choose a class
      nothing happens when i press pay
      this page is so slow i gave up
      i keep getting an error when i pick a date
      your site threw me out half way and everything i typed is gone
      the page logged me out and lost my details
      my form emptied itself
    `),
    answer: {
      text: 'I’m sorry about that. I’ve told our team. What were you trying to do, and what did you see?',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    followUps: ['payment_declined', 'talk_to_human', 'login_problem'],
  },
];
