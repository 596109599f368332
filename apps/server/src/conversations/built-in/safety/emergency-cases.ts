import type { EmergencyKind } from './find-emergency.ts';

/** Messages of people in danger, one a line, by the kind that `findEmergency` must return. */
export const emergencyCases: Readonly<Record<EmergencyKind, string>> = {
  emergency_now: `
    hi my chest has been hurting since i did the jumpboard, feels tight
    can you send someone, lady fainted in the corridor
    i cant get my breath and my lips are tingling
    My neighbour on the mat had a seizure and she's not come round
    client fell off the cadillac and is unconscious
    I've sprayed cleaner in my eyes and can't see
    bleeding a lot from my chin after falling
    my water broke on the reformer
    she says her chest is hurting and she's sweaty
    he's clutching his arm and can't talk
    I think I dislocated my hip
    someone fell in the shower and is not answering
    i feel like my heart is stopping
    fainting, help
    my throat is really tight and i'm itchy all over after the snack
    Hi, I've got a sharp pain in my chest and I'm sweating a lot
    having chest pains since last night, can i still come to the 9am
    my chest feels like someone is standing on it
    chest is really tight and my arm tingles
    URGENT my chest hurts and I can't get my breath
    it hurts in my chest when i breathe in, started in class half an hour ago
    heaviness in my chest after reformer strength today, what should i do
    i have pain going down my left arm
    Pressure on my chest, it won't go away
    is this a heart attack?? my jaw and chest hurt
    the man beside me is having a heart attack
    I think my dad is having a heart attack in your lounge
    hart attack help
    my heart is pounding and won't calm down since dynamic
    heart is skipping beats right now and i feel faint
    My pulse is 190 and has been for half an hour after class
    two years ago i had a heart attack and now my chest feels tight again
    person fainted on reformer 6
    omg someone just fainted
    a girl fainted in the showers please send someone
    think i'm going to faint
    im feeling really faint and everything is going black
    Everything's going dark and I'm sweating
    Hi my friend passed out after sound healing and she's very pale
    she keeps passing out
    i nearly passed out just now and i'm on the floor
    she has blacked out and we can't get her up
    one of your clients has collapsed outside studio 1
    He collapsed!!!!
    woman colapsed in reception
    my mum just keeled over in the vinyasa class
    can't wake him up
    cannot wake my friend she's been lying there since savasana
    someone's asleep in studio 2 and won't wake up no matter what we do
    She will not open her eyes
    lady in studio two unresponsive
    unconcious man on the pavement in front of your door
    he was talking and now he's not responding
    he's stopped breathing
    i dont think she is breathing
    not sure if he's breathing
    breathing is really shallow and she's grey
    i cannot breathe
    cant breathe properly since the class this morning
    finding it hard to breathe, sat in the changing room
    Friend is really struggling for breath
    she's wheezing badly and has no inhaler
    asthma attack happening in studio 1
    lips have turned blue
    help my friend is choking
    she's got something stuck in her throat and can't breathe
    Lots of blood in the ladies' shower, a woman cut herself badly
    bleeding wont stop
    my nose has been bleeding for 40 minutes and it won't stop
    she's cut her arm on the mirror, so much blood
    I am bleeding very heavily
    blood is pouring down her face
    deep cut on my leg from the springs, need stitches i think
    there is a woman having a seizure in the hallway
    Seizure happening now, studio 2!
    my friend is epileptic and she's having a fit
    she's jerking and foaming at the mouth
    someones having convulsions
    I think the lady on bed 3 is having a stroke
    her mouth has dropped on one side and she can't speak
    half my face has gone numb
    dad's slurring his words all of a sudden
    my left arm and leg have suddenly gone weak
    sudden loss of vision in my right eye just now
    severe allergic reaction, someone please come
    my throat is swelling up
    her lips and tongue are swollen and she can't swallow
    she's in anaphylactic shock
    has anyone got an epipen?? it's for my friend
    stung by a wasp on the terrace and my face is swelling
    i ate the protein ball and there are nuts in it, i'm allergic, my throat feels tight
    I've just banged my head hard on the footbar and I feel dizzy
    someone hit their head and there's blood
    she fell backwards off the box and hit her head, she's been sick
    banged my head on the reformer on tuesday and I've been throwing up since
    hit my head at yesterday's class, now I'm really drowsy and confused
    my friend fell on her head in class yesterday. now she can't stand the light
    teacher has fallen and is not moving
    he fell down the stairs and he isn't moving
    got knocked out by the spring, awake now but confused
    I think I've broken my wrist, it happened a minute ago
    she's broken her leg
    just dislocated my knee on the reformer
    bone is poking out of the skin
    his arm is bent the wrong way
    heard a snap in my ankle and can't stand on it
    I can't move my legs after falling off the box
    think he's hurt his neck badly, we haven't moved him
    my waters broke during prenatal
    Waters have gone, i'm 37 weeks, at the studio
    pregnant with heavy bleeding
    i'm 12 weeks and bleeding after yoga
    I'm in labour in your toilets
    contractions are 3 minutes apart
    having the baby now
    haven't felt the baby move since this morning
    i think i'm having a miscarriage
    someone call an ambulance please
    we need an ambulance to miles street studio
    have you called 999?
    should i dial 999
    This is a medical emergency
    emergency!!!
    emergency in the studio, please come quick
    emergency at reception
    someone has been badly hurt in studio 1
    Seriously injured man here
    we need a doctor right now
    is there a doctor in the building?
    where's the defibrillator we need it now
    first aider to studio 2 please
    i'm dying please help me
    i feel like i'm dying
    I think she might be dead
    can't find a pulse
    we're doing cpr on someone
    my boyfriend is diabetic and he's barely conscious
    my blood sugar is 2.1 and i'm shaking and can't see straight
    i took an overdose
    I've swallowed a whole packet of paracetamol
    she has taken loads of pills
    someone got an electric shock from the infrared panel
    my fingers are trapped under the carriage and i can't get them out
    she is trapped under the reformer
    burned my arm really badly on the kettle
    vomiting blood
    worst headache of my life came on suddenly in class
    my friend's gone all grey and clammy and isn't making sense
    he's acting really confused all of a sudden and can't say his name
    heatstroke i think, she's burning up and rambling
    he's gone limp
    she's on the floor and not moving
    someone spiked my drink i can barely stand
    my mate is fitting on the floor
    PLEASE HELP SHE CANT BREATHE
    shes stopped brething
    i feel as if im about to pass out, alone in the changing room
    panic attack right now can't breathe
    i've got chest pain again, same as the last time
    Is it normal to have chest pain after class? I have it now
    chest pian and sweating
    my heart's racing, i'm dizzy and short of breath right now
    she's having a bad reaction to something she ate, her face is all swollen
  `,
  fire_or_danger: `
    The curtains are on fire
    i hear screaming and a man is attacking someone
    gas!! smells really strong
    smoke in studio 1
    Fire! Studio 1!
    there's smoke in the hallway
    I can see flames by the back door
    something's on fire
    the heater in studio 2 is on fire
    Towel caught fire on the heater
    strong smell of burning in reception
    it smells like gas near the showers
    gas leak!
    Is it normal that there's smoke coming from the sauna panel
    fire alarm's going off and nobody is telling us anything
    the plug is sparking
    the co alarm won't stop
    smoke everywhere
    theres a fier in the kitchen
    there's a man with a weapon in the lobby
    some guy has a knife
    A man is being really aggressive and threatening staff
    someone is trying to break in
    someone's broken into the studio
    i think there is a burglar in the building
    he's punching my friend outside your door
    fight broke out in the waiting area
    I'm being followed, I'm hiding in your toilets
    my ex is outside the studio waiting for me and i'm terrified
    someone attacked me on your steps just now
    we're being robbed
    stranger grabbed me in the shower
    a man is exposing himself in the corridor
    i've just been assaulted in the changing room
    the ceiling is falling in
  `,
  distress: `
    I don't want to live any more
    honestly i want to die
    sometimes i think about killing myself
    i feel suicidal tonight
    ive been having suicidal thoughts again
    I've decided to end my life
    ending it all tonight
    i just can't go on
    I can't go on living like this
    there's no point in being here anymore
    what is the point of being alive
    no point going on
    they'd all be better off without me
    I wish I'd never been born
    i wish i could go to sleep and never wake up
    don't want to wake up tomorrow
    no one would notice if i was dead
    nobody would care if i died
    I can't take it anymore
    i cant do it any more, i want out of this life
    i self harm and it's getting worse
    I've cut myself again on purpose
    urge to hurt myself is so strong
    i might hurt myself tonight
    I've given up on life
    i'm going to jump in front of a train
    thinking of hanging myself
    i've got a rope ready
    wrote a suicide note
    i feel completely hopeless
    i am so worthless
    i can't stop crying and don't know why i bother living
    I don't see any future for myself
    my flatmate told me she's suicidal what should i do
    my brother said he wants to kill himself
    she keeps saying she doesn't want to be here any more and wants to die
    i'm worried my friend will kill herself
    is there someone i can talk to, i'm thinking about suicide
    cancel my membership, i won't be alive next month
    my husband beats me
    my wife hit me again last night
    boyfriend punched me
    he pushed me down the stairs at home and says he'll do it again
    My partner is violent and I have nowhere to go
    im in an abusive relationship
    I am afraid of my partner
    scared to go home tonight
    it isn't safe for me at home
    not safe where i live because of my husband
    he threatened to kill me
    he said he would kill me and the kids
    my ex choked me
    i'm being abused at home
    domestic abuse
    my mum hits me when she drinks
    he takes my money and won't let me leave the house
    need to get out, my husband hurts me
    can i hide my bookings from my husband, he gets violent when i go out
    i escaped from my partner last night and i have nowhere to sleep
  `,
  child_alone: `
    my little boy has vanished
    a child has been crying alone in the lobby for ages
    someone's daughter is here without her parents
    i lost sight of my daughter and can't find her
    my son is missing
    I can't find my daughter, she was in the lounge a second ago
    can not find my little girl
    Have you seen my son? he was in reception
    i've lost my child
    lost my little boy at yours
    where is my daughter, she was by the shoes
    a little boy is all alone by the lockers
    There's a toddler crying in the corridor, no parents around
    someone's kid is alone in the changing room
    child on her own outside your door
    a small girl says she can't find her mummy
    there's a baby on its own in a car seat by the front desk
    baby has been left in the changing room
    unaccompanied child in the waiting area
    unattended toddler near the stairs
    My 3 year old has run off
    my kids have disappeared from reception
    two children have been left here by themselves
    a lost boy is here at the studio
    nobody has picked up the little girl in reception
    found a little girl wandering on the street in front of the studio
    my daughter's gone, she isn't in the lounge where i left her
    toddler is stuck in the toilet by himself
    abandoned pram with a baby in it
    my nephew wandered off while i was in class
  `,
};
