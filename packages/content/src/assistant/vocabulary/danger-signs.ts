/** Signs of a fire, gas or a violent person at the studio, in the pattern syntax of `compileWordPatterns`. */
export const dangerSigns = `
  # Fire, smoke, gas and the building.
  ^ help? fire/fires help? $
  ^ fire fire
  fire in/at/inside/near/by the/your/studio/here/changing/kitchen/reception/building
  ^ fire .. studio
  a fire
  on fire
  caught/catching/set .. fire/alight
  is/are/there .. flames
  flames in/from/coming/everywhere
  see/saw .. flames/smoke/fire
  smell/smells/smelling/smelt/smelled .. gas/smoke/burning/petrol
  smell of burning/gas/smoke
  smoke .. pouring/billowing/rising/coming
  burning smell
  hissing .. gas
  gas .. hissing
  building/studio/room/place/house .. burning
  water .. electric*/electrics/socket/sockets/plug/plugs
  gas leak/leaking
  strange/strong/weird/funny/horrible/bad/of gas/burning/smoke/chemical smell
  gas smell
  ^ gas .. smell/smells/strong/leak
  leaking gas
  there .. smoke
  smoke coming/everywhere/in/from/filling/pouring/inside
  filling/full/filled .. smoke
  something/plug/socket/heater/wire/wires/cable/candle/curtain/oven/toaster/bin .. burning/smoking/sparking/sparks/alight/smoke/smouldering/exploded
  lead/plug/socket/heater/wire/wires/cable/panel/box/light/machine/boiler/charger/laptop/phone .. smoking/sparking/smouldering/sizzling/melting
  smoke/fire/flames .. under/behind/through
  evacuate/evacuated/evacuating
  sparks .. from/plug/socket/out/flying/light
  fire/smoke alarm .. going/gone/ringing/went/sounding/off
  co/monoxide alarm
  carbon monoxide
  explosion/exploded
  ceiling/wall/roof .. down/falling/collapsed/collapsing/fallen/caving

  # People.
  @person/guy/has/have/with/pulled .. knife/gun/weapon/machete/axe/acid
  stabbed/shooting/gunshot*/gunman
  shots fired
  @person/they/who has/have/is/are/was? just/been/trying? to? breaking/broken/broke/break in/into
  trying/tried/tries to get/break/climb .. in/into .. window/door/studio/building/back/here
  trying/tried to take/grab/snatch .. @child
  hit/punched/slapped/kicked/pushed/spat/headbutted me .. outside/studio/reception/class/street/entrance
  aggressive/violent/threatening/drunk/dangerous man/guy/woman/person/bloke/men/customer/stranger
  @person with a/an bat/hammer/crowbar/screwdriver/blade/bottle
  kidnap*
  terrorist/terrorists/shooter/explosives
  intruder/burglar/burglars/burglary
  door/window .. smashed/kicked .. someone/inside/in/now
  being/been/was/getting .. attacked/assaulted/mugged/robbed/groped/raped/followed/chased/threatened/stalked
  attacking/assaulting/strangling/punching/mugging/robbing .. me/us/my/her/him/the/people/someone/staff/a
  attacked/assaulted/grabbed/groped/mugged/raped .. me
  @person .. hitting/beating/kicking .. people/someone/staff/receptionist/outside/entrance
  threatening/threatened .. us/girl/woman/man/guy/lady/desk/reception/staff/people/everyone/with/receptionist
  threatening/threatened me .. studio/changing/reception/class/here/outside/corridor
  @person .. aggressive/violent .. towards/threatening/here/reception/staff/door/studio
  fight broke/has/is/going/breaking
  are/is/people/men/two .. fighting .. in/at/outside/here
  followed me .. to/from/studio/class/here/home
  followed/follows/following me into
  man/guy/bloke/stranger/someone/somebody/drunk/person/he/woman/men .. will/wont/refuses/refusing .. not? .. leave/go $
  man/guy/bloke/stranger/someone/somebody/drunk/person/he/woman/men .. will/wont/refuses/refusing .. not? .. leave .. and/he/she/scaring/everyone/us/me/please
  man/guy/bloke/stranger/someone/somebody/drunk/he/men .. scaring/frightening/intimidating .. everyone/us/me/people/members/women
  force/forcing/forced .. door/entry/way/lock/window
  just .. punched/hit/kicked/slapped/attacked/shoved/headbutted/pushed/bitten .. someone/somebody/another/client/member/friend/me/instructor/receptionist/staff/her/him/woman/man
  locked himself/themselves in
  kicking/banging/smashing/hammering/forcing/bashing .. door/doors/window/windows/reception
  smashing .. up
  throwing .. chairs/things/weights/bottles/furniture
  screaming/shouting/yelling .. at .. receptionist/staff/everyone/people/us
  call/get/need/calling .. police
  police .. now/quick/please
  touching/touched himself
  touching me
  just touched me
  masturbating
  following me from/to/around/into
  someone/somebody/somebodys/someones/man/guy/ex .. following me $
  @family .. outside .. scared/terrified/afraid/frightened/waiting/hiding
  i am hiding
  my/the/a stalker
  being stalked
  wont/not .. let .. us/me .. leave/out/go .. room/studio/building/changing/door
  exposing/exposed himself
  suspicious bag/package/object/parcel/man
  a bomb
  bomb threat
  hostage
`;

/**
 * Words that place violence at home: a relative or partner, the house or the flat. The assistant responds to such
 * violence as to distress.
 */
export const homeMarkers = `
  @family/home/flat/house
`;

/** Places that make violence by a partner a danger at the studio. */
export const studioMarkers = `
  studio/reception/lobby/outside/here/class/toilets/changing/entrance/door
`;

/** Signs of a child without an adult. */
export const childSigns = `
  lost/missing/abandoned/unattended/unaccompanied/stray .. @child
  [0-9]+yo/yo .. missing/lost/gone/alone/disappeared/wandered/vanished
  @child .. asking/calling/crying/screaming/looking for .. mum/mummy/dad/daddy/parent/parents/mother/mama/mom
  @not .. find/see .. my [a-z0-9]+ year/yr/yo
  @not .. find/see .. my [0-9]+yo
  forgot/forgotten .. their/her/his/a .. @child
  @child .. missing/vanished/disappeared/abandoned/unattended/unaccompanied
  @child .. gone/went/wandered/wandering/ran/run/runs/walked .. missing/off/away/about/street/around/road/himself/herself
  @child gone
  @child .. now/and she/he/they gone/missing/disappeared
  @child have/has/is/are gone
  @not .. find/see/locate .. my/her/his/our/a/their/the .. @child
  @child .. @not .. where .. left
  @child .. .. .. and/but .. @not .. find/see/locate him/her/them
  @child .. @not .. come/came out/back
  @child .. @not .. find/see .. mum/mummy/mother/dad/daddy/parent/parents/family/mom/anywhere
  find/looking/crying/waiting .. mummy/daddy
  @child .. looking .. mum/mother/dad/parent/parents
  where .. my/our/the/her .. @child
  seen .. my/our/a .. @child
  lost .. @child
  lost/losing sight .. @child
  @child/one .. alone/unsupervised
  @child .. .. .. no/without/nobody/not/any .. adult/adults/parent/parents/grown/supervision/supervised
  @child .. .. on/by .. own/himself/herself/themselves
  @child .. .. not know .. where .. she/he/they/parent/parents/mum/dad/mummy/home
  @child/old .. got/slipped/sneaked/climbed out
  @child/old .. and/but .. @not .. see/find/locate her/him/them
  @child .. asleep/sleeping/crying .. outside
  @child .. asleep/sleeping/crying .. pram/buggy/pushchair/car .. outside/alone/street/nobody
  left .. @child .. asleep/sleeping/outside/behind/alone/unattended
  separated from .. mum/parent/parents/dad/@child
  @child .. on .. own
  @child .. by .. himself/herself/themselves/itself/themself
  @child .. left .. here/behind/alone/changing/reception/lounge/studio/shower/hallway/corridor
  left/leaving/forgot/abandoned .. a/her/his/their/this/little/small .. @child
  @child .. no/without/nobody/where .. parent/parents/adult/adults/mum/dad/grown/around/with
  @not/nobody/nobodys/one .. collected/collect/picked/pick/fetched/claimed .. @child
  @child .. @not/nobody/nobodys .. collected/picked/fetched
  @child/one .. crying .. nobody/no/alone/corridor/hallway/reception/room/toilet/stairs/own
  @child/one .. ran/run/running .. street/road
  little/small/young one .. lost/alone/missing/gone/disappeared/wandering/wandered
  little/small/tiny/young one .. .. by/on .. own/herself/himself/themselves
  year old .. alone/lost/missing/wandered/disappeared/own/off/himself/herself
  found .. a .. @child
  @child .. locked/stuck in
  baby .. pram/car/seat .. alone/nobody/own/abandoned
  baby .. in/on .. pram/seat/car .. alone/nobody/own
`;
