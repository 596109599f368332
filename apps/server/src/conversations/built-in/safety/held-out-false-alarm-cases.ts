/**
 * Held-out messages that only resemble an emergency, one a line. They were written without knowledge of the patterns,
 * so that the tests measure how well the patterns generalise.
 */
export const heldOutFalseAlarmCases = `
  that was a killer workout
  omg the hundred had me dying
  your fees are bleeding us dry, can i stop paying
  no point in booking anything this week, is next week quieter
  I'm absolutely dead today, what's a gentle class
  if i have to do one more plank i'll collapse
  my credit card nearly collapsed at those prices lol
  I nearly passed out when i saw my abs in the mirror
  is it normal for my heart to race a bit in dynamic
  what's a safe heart rate for a 60 year old
  i have a heart murmur, can i do reformer strength
  my consultant says my heart is fine after the attack in 2018, ok to start?
  Mum had a mini stroke back in may, is chair yoga available
  I used to have seizures as a kid
  do strobe lights feature? i'm photosensitive epileptic
  i carry an epipen, who should i tell
  severe nut allergy here, is the cafe safe
  does the incense set off asthma
  i have asthma, can i bring my inhaler in
  do you teach us how to breathe
  my breathing is all over the place in vinyasa, any tips
  I find it hard to breathe through my nose in yoga, is mouth ok
  when i do roll ups my neck hurts, am i doing it wrong
  nosebleed yesterday, fine today, can i come
  i bruise easily and bleed a lot because of warfarin, is reformer ok
  i had heavy bleeding after the birth in june, when can i return
  tripped on the kerb last week and cut my knee, can i do mat
  my arm is broken so i need a refund for march
  had concussion two weeks ago, when is it safe to come back
  sprained my ankle this weekend, can i move my booking
  felt a bit faint after hot yoga last summer, is your room hot
  feeling light headed when i stand up quickly, is that a problem for yoga
  is 36 weeks too late for prenatal reformer
  how do i pack a hospital bag lol
  can you do water births
  what's your fire policy
  how many people can be in the room by fire regulations
  is there underfloor heating or gas heaters
  do you burn sage in the yin class
  love the smell of the candles, what brand
  the showers smell of smoke, just feedback for you
  your new timetable is straight fire
  who do i call if there's an emergency while i'm in class
  where's the nearest a&e to the studio
  my emergency contact is my sister
  emergency at work, can't make my 6pm
  i'm a paramedic, is there a key worker discount
  i work for london ambulance, do you do corporate
  sorry i missed class, my dad was taken to hospital by ambulance
  that price increase is criminal
  someone nicked my shoes from the changing room last week
  the guy next to me was really aggressive with his breathing lol
  i'm going to murder my alarm clock
  could murder a coffee, is there a cafe
  this app makes me want to scream
  hanging upside down, do you have aerial yoga
  i'm so done with this website
  i feel hopeless at pilates, is there a level for me
  feeling low lately, which class lifts the mood
  yoga for grief? my brother died last year
  can my teenager come by herself after school
  is there anywhere my kids can sit while i'm in class
  my little one is poorly so i can't make it
  i left my baby's blanket in the studio
  lol i thought i was having a heart attack in burpees
  my heart sank when i saw the class was full
  took my breath away, beautiful studio
  do i need to breathe through my mouth
  i'm gasping for a cuppa, do you have tea
  that choke-hold of a cancellation policy
  i nearly choked on my coffee when i saw the fee
  collapsed on the sofa after class, best sleep ever
  passed out on the sofa after yin, so relaxing
  wiped out after dynamic, in a good way
  dead chuffed with my first class
  is the class dead on fridays
  deadly serious, can i get a refund
  bloody hell that was hard
  bloody brilliant class
  my phone fell and smashed in the changing room, are you liable
  bleeding edge reformers?
  i bled through my leggings, do you sell any
  is inversion ok with a nosebleed history
  i've a broken finger in a splint, which class
  had my wisdom teeth out on monday, still bleeding slightly, can i do yin
  i had a fall last month and hit my head, doctor cleared me
  how do i get up from the reformer safely
  i can't get up from the floor easily, is there a class for me
  can't move my booking
  i can't move tonight's class to tomorrow
  can't feel my abs working, what am i doing wrong
  do you teach pelvic floor for labour
  when my waters break do i get a refund lol
  hospital appointment clash, can i move my class
  my doctor said no exercise after the ambulance scare last week
  999 reviews, wow
  what number is the studio for emergencies
  first aid course dates?
  smoky eye make up, will it stain the towels
  fire sign aries here, what class suits me
  i have a fireplace question, joke, what time are you open
  fired from my job, can i freeze
  burnt my hand cooking yesterday, ok to do reformer
  i got sunburnt, can i come
  gas and air birth story yoga?
  my knife skills are better than my pilates
  break in policy for new grip socks
  attack of the giggles in class, sorry
  beaten by the plank again
  I was beaten to the last bed, can you add one
  my ex has the same membership, can he see my bookings
  my partner is controlling the budget so what's cheapest
  abusive language policy?
  i'm crying at how good that was
  i could cry, i missed the early bird
  can't cope with mornings, what evening classes are there
  can't go on without coffee, do you sell it
  i'm at my limit of bookings
  how do i end my membership early
  i want to end it, the membership i mean
  goodbye forever expensive gym, hello miles street
  is self harm scar visible clothing ok
  my scars from self harm are old, can i wear long sleeves
  do you get kids in the lounge
  who looks after my baby while i train
  my boy is 15, can he join on his own
  is it true someone died at your studio
  that yin class put me in a coma, so good
  knocked me out that sound bath, slept like a baby
  i was out cold after the sound healing haha
  the instructor is to die for
  my heart is in reformer but my wallet says mat
  heartburn after class, should i eat less
  my ex booked with my account, can you change my password
  i'm allergic to cats, any at the studio
  what do you use to clean, i get a rash from bleach
  i have a phobia of fainting, is there a quiet corner
  blood pressure tablets at 8, class at 9, ok?
  is there an ambulance bay for parking lol
  can a paramedic student get a discount
  i had a panic attack at my old gym, is your studio calm
  i get anxious and can't breathe in small rooms, is studio 2 small
  Will I choke in the neck strap thing
  my baby is due in may, when do i stop
  baby has stopped napping so i need later classes
  is the class safe after miscarriage last year
  i had a c section 12 weeks ago, still bleeding a little, can i come
  smoke alarm in the flat kept me up, need to move my 7am
  i was late due to a fire at london bridge station
  a fire on the tube line, i'm running late
  there was a gas leak on my street yesterday so i missed class, refund?
  is there a gas hob in the kitchen
  got mugged last week and lost my phone, how do i log in
  my bag was stolen at the studio yesterday
  someone broke into my car so i'm going to be late
  i was attacked by midges in the park class lol
  need to escape the kids for an hour, what's on
  my kids are killing me, need yoga
  toddler free zone?
  lost my mind and my booking
  my girl wants to come with me, she's 17
  where's your child policy
  i'm alone in london, is it friendly
  is reception ever left alone, i want to leave a parcel
  i self refer for physio, do you take it
  want to end my pack early
  can't live without reformer
  i can't live without my tuesday class, please add more
  i'd be dead without yoga
  you saved my life with that class
  life changing class, thank you
  no point going on sunday then?
  what's the point of the deposit
  i hate myself for missing the sale
  worst headache after class, any advice
  head spinning with all these options
  my brain is fried, recommend something
  legs gave up in class lol
  can't walk today, that class was brutal
  can't lift my arms after strength
  my bum went numb on the bike, is reformer comfy
  numb toes in plank, normal?
  pins and needles in my hands during downward dog
  my foot cramps in class
  i twisted my ankle, do i get refunded
  the box slipped and i bruised my shin, not serious
  I've pulled my back, what class
  that stretch is a killer
  this heat is killing me, is the studio air conditioned
  my hamstrings are screaming
  i'm half dead on mondays, is there a gentle class
  died a little inside at the price
  nearly had a stroke seeing the bill
  the sweat was pouring, loved it
  got a stitch in class, how should i breathe
  is hyperventilating normal in breathwork
  i've got a racing mind, which class calms
  my heart belongs to reformer
  heart surgery in 2020, all ok now, can i come
  i've had two strokes, is chair work possible
  epileptic, last fit 3 years ago
  i faint at needles, not relevant to yoga i guess
  i sometimes black out when i get up too fast
  my daughter has febrile seizures, can i keep my phone on in class
  my wife's due date is today, can i cancel for free
  bleeding after the smear test, is it ok to swim, i mean do pilates
  can you get blood out of the white towels
  my head is killing me so i'll skip tonight
  headache today, still come?
  banging playlist
  i bumped my head on the low beam by the stairs last time, please pad it
  i smashed it today
  smashing class
  is there an ambulance station nearby
  do staff do cpr training each year
  who's trained in first aid on sundays
  do you have a smoke detector
  your sauna, is it fire safe
  i love the fireplace in the lounge
  incense sets off the smoke alarm at home
  hot yoga burns
  could you gas up my friend, it's her first class
  fight or flight breathing class?
  is the neighbourhood safe at night
  i feel safe with you guys
  is it safe to walk home after the 8pm
  i feel unsafe on the reformer, it moves
  my abusive boss made me miss class
  kill switch on the reformer?
  my husband hits the gym, i do yoga
  my boyfriend hit his head so we can't come tomorrow
  my kids are lost without their mum for an hour lol
  can i leave my pram in the hallway
  i left my child's car seat at yours
  are under 16s allowed without a parent
  alone time is what i need
  lost in the timetable
  that plank nearly finished me off
  i nearly fell off the reformer laughing
  omg i cannot breathe, that meme
  sweating buckets in dynamic, any towels
  my arms are shaking after that class, normal?
  legs shaking in class, is that normal
  is feeling sick after reformer normal
  i felt dizzy in roll downs, what should i do next time
  my chest is flat and sports bras slip, any tips
  pain in the neck booking system
  what a pain in the arse
  this website is a pain
  heart eyes for the new studio
  i have arrhythmia, is strength ok
  i'm on blood thinners, is cupping offered
  i passed out after giving blood last week, can i come today
  mild asthma, any class to avoid
  allergic to latex, what are the bands made of
  eczema on my face, are the towels fragrance free
  my friend is epileptic, are there flashing lights
  i broke two toes at christmas, is barefoot ok
  whiplash from a car accident, can i come
  is anyone a nurse among the instructors
  i'm a doctor, do you have nhs discount
  a&e nurse here, shifts change, how late can i cancel
  i'm stuck in hospital with my mum, cancel my class
  my dad died, i need to freeze my membership
  funeral on friday so i can't come
  my cat died, can i get a late cancel waived
  dead sea salts in the showers?
  is it dangerous to do reformer twice a day
  knife crime in the area, is the street well lit
  is the studio alarmed
  can you smell the candle from the lobby
  burnt out at work, which class helps
  burnout, i need something gentle
  feeling suffocated at work lol need yoga
  i'm struggling with motivation
  struggling to book
  i'm lost, where's the entrance
  i lost my kid sister's earring
  my son is 10, can he watch
  baby on board, which class
  child free hours?
  my boss is killing me, i need an hour to breathe tonight
  the deadline is killing me, any yoga this evening
  my thighs were shaking in foundations, is that normal
  arms shaking like jelly after dynamic
  has anybody handed in an epipen
  i lost my epipen in class this morning
  the fire alarm went off at my flat so i missed class, can i have my session back
`;
