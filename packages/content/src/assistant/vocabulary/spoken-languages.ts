/** A language in which the assistant can say that it only understands English. */
export interface SpokenLanguage {
  name: string;
  /** Frequent words that English doesn't have. */
  words: ReadonlySet<string>;
  reply: string;
  /** Signs that someone is in danger, as word patterns without accents. */
  emergencySigns: string;
  /** Says to call 999 and to tell an instructor. */
  emergencyReply: string;
  timetable: string;
  prices: string;
  contact: string;
}

const listWords = (words: string) => new Set(words.split(' '));

export const spokenLanguages: readonly SpokenLanguage[] = [
  {
    name: 'French',
    words: listWords(
      'faut avance peut venir comme ça cadeau carte pendant après avant besoin abonnement séance séances débutant débutante amie ami femme mari enfant jour jours semaine lundi mardi mercredi jeudi vendredi samedi dimanche heure heures fait faire allez avec toujours ici encore remboursement payer été possible comprends parle parlez est-ce quelqu très bien s d j t leur cher chère monsieur madame le la les un une des du au aux est es sont et ou où je tu vous nous il elle mon ma mes votre vos que quoi quel quelle quels quelles qui comment combien quand pour sans dans sur pas plus bonjour bonsoir salut merci svp cours demain aujourd hui soir matin prix horaires réserver reserver annuler puis peux avez avoir voudrais veux suis enceinte ouvert ouverts adresse y a ce cette',
    ),
    reply:
      'Bonjour. Je ne comprends que l’anglais, mais vous trouverez les cours et les prix ici. Notre équipe peut aussi vous aider.',
    emergencySigns: `
      ne? respire/respirent plus/pas
      ne? reagit/reveille plus/pas
      tombe/tombee .. repond plus/pas
      arrive/peut plus/pas .. respirer
      effondre/effondree/evanoui/evanouie/inconscient/inconsciente
      fait un malaise
      perdu connaissance
      il/elle convulse
      des convulsions
      crise .. convulsions/epilepsie
      ne? bouge plus/pas
      veux en finir
      veux plus vivre
      y a .. feu
      sent/sens .. gaz
      crise cardiaque
      arret cardiaque
      infarctus
      mal/douleur/douleurs .. poitrine
      saigne/saignement/sang beaucoup/partout
      au secours
      appelez/appeler/besoin .. ambulance/secours/pompiers/samu
      au feu
      incendie
      fumee .. studio/partout/vestiaire/vestiaires
      me suicider/tuer
      veux mourir
      envie de mourir
    `,
    emergencyReply:
      'Appelez le 999 tout de suite. Si vous êtes au studio, prévenez aussi une personne qui donne le cours. N’attendez pas de réponse ici. J’ai prévenu notre équipe.',
    timetable: 'Voir les cours',
    prices: 'Voir les prix',
    contact: 'Nous écrire',
  },
  {
    name: 'Spanish',
    words: listWords(
      'voy llegar tarde puedes podría hacer clases ayuda mi novia novio amiga regalar regalo tarjeta bono semana lunes martes miércoles jueves viernes sábado domingo hora horas principiante nunca muy bien también pero está están aquí vosotros ustedes gustaría pagar reembolso dinero abono señora señor habla hablan alguien desde hasta antes después todo todos esta este el los las una unos del es son y yo tú usted mis su sus qué que cuál cual cuáles quién como cómo cuánto cuanto cuánta cuesta cuándo cuando dónde donde para con sin en por favor hola buenos buenas días tardes gracias clase mañana hoy noche precio precios horario reservar cancelar puedo puede tienen tiene hay quiero quisiera necesito estoy embarazada abierto abren dirección',
    ),
    reply:
      'Hola. Solo entiendo inglés, pero aquí encontrará las clases y los precios. Nuestro equipo también puede ayudarle.',
    emergencySigns: `
      no respira/respiran
      no reacciona/despierta
      no se mueve/mueven
      desplomado/desplomada/desplomo
      perdido/perdio .. conocimiento/conciencia
      convulsiones/convulsionando
      no quiero vivir
      no quiero seguir viviendo
      caido/caida/cayo .. no responde/contesta
      no puede/puedo/podemos respirar
      desmayado/desmayada/desmayo/inconsciente
      infarto/infartos
      paro cardiaco
      dolor/duele/dolores .. pecho
      sangra/sangrando/sangre mucho/mucha
      socorro
      llamen/llama/llamar/necesito/necesitamos .. ambulancia
      fuego/incendio
      huele a gas/humo
      mucho humo
      humo .. estudio/vestuario/vestuarios
      suicidarme/suicidio/matarme
      quiero morir/morirme
    `,
    emergencyReply:
      'Llame al 999 ahora mismo. Si está en el estudio, avise también a quien da la clase. No espere una respuesta aquí. He avisado a nuestro equipo.',
    timetable: 'Ver las clases',
    prices: 'Ver los precios',
    contact: 'Escríbanos',
  },
  {
    name: 'Italian',
    words: listWords(
      'posso regalare buono alla mia ragazza ragazzo amica amico settimana lunedì martedì mercoledì giovedì venerdì sabato domenica ore principiante principianti molto bene anche ti alle venire bisogno rimborso pagare soldi abbonamento regalo signora signore parla parlate qualcuno dopo tutto questa questo perché vostri vostre sapere volevo buona salve vuole il lo gli uno una dei delle della è sono e io tu lei voi noi mio vostro che cosa quale quali chi come quanto quanti costa quando dove per con senza nel nella ciao buongiorno buonasera grazie prego lezione lezioni corso corsi domani oggi sera mattina prezzo prezzi orari prenotare disdire annullare potete avete ha vorrei voglio incinta aperto aperti siete indirizzo c qual',
    ),
    reply:
      'Buongiorno. Capisco solo l’inglese, ma qui trova le lezioni e i prezzi. Anche il nostro team può aiutarla.',
    emergencySigns: `
      non respira/respirano
      non reagisce
      non si muove
      crollato/crollata .. terra
      accasciato/accasciata
      ha/hanno? perso .. sensi/conoscenza
      convulsioni/convulsiva/convulsivo
      non voglio .. vivere
      non si sveglia
      caduto/caduta .. non risponde
      non riesce/riesco a? respirare
      svenuto/svenuta/incosciente
      infarto
      arresto cardiaco
      dolore/dolori/male .. petto/torace
      sanguina/sangue molto/tanto
      perde sangue
      aiuto qualcuno/presto
      chiamate/chiamare/serve .. ambulanza
      incendio
      al fuoco
      fumo .. studio/spogliatoio
      odore .. gas
      suicidarmi/suicidio/uccidermi
      voglio morire
    `,
    emergencyReply:
      'Chiami subito il 999. Se è in studio, avvisi anche chi tiene la lezione. Non aspetti una risposta qui. Ho avvisato il nostro team.',
    timetable: 'Vedi le lezioni',
    prices: 'Vedi i prezzi',
    contact: 'Scrivici',
  },
  {
    name: 'Portuguese',
    words: listWords(
      'é à às ao aos nas num numa pelo pela muito bem também mas lhe semana segunda terça quarta quinta sexta sábado domingo aula aulas iniciante principiante nunca fazer pagar reembolso dinheiro presente oferecer namorada namorado amiga amigo vir fala falam alguém antes depois todo toda esta este isso aqui bom boa obrigado obrigada gostava estou gravida posso tenho sou semanas meses voces tem ter queria gostaria marcar onde fica abrem horas amanha ola nao preco precos levar crianca meu minhas ingles português portugues ajuda preciso cancelar reserva o os uma uns umas do da dos das no na são e eu você vocês nós minha seu sua que qual quais quem como quanto quanta custa quando para com sem em por favor olá oi dia tarde noite amanhã hoje preço preços horário horários reservar pode têm há quero grávida aberto endereço morada',
    ),
    reply:
      'Olá. Só entendo inglês, mas aqui encontra as aulas e os preços. A nossa equipa também pode ajudar.',
    emergencySigns: `
      nao esta? a? respira/respirar
      nao reage/acorda
      nao se mexe
      nao esta? a? responder
      perdeu/perdeu .. sentidos/consciencia
      convulsao/convulsoes
      nao quero .. viver
      muito sangue
      cheira .. gas
      caiu .. nao responde/mexe
      nao consegue/consigo respirar
      desmaiou/desmaiado/desmaiada/inconsciente
      infarto/enfarte
      ataque cardiaco
      dor/dores .. peito
      sangra/sangrar/sangrando muito
      socorro
      chamem/chamar/preciso .. ambulancia
      incendio/fogo
      fumo/fumaca .. estudio/balneario
      suicidar/suicidio
      me matar
      quero morrer
    `,
    emergencyReply:
      'Ligue já para o 999. Se está no estúdio, avise também quem dá a aula. Não espere por uma resposta aqui. Já avisei a nossa equipa.',
    timetable: 'Ver as aulas',
    prices: 'Ver os preços',
    contact: 'Fale connosco',
  },
  {
    name: 'German',
    words: listWords(
      'zum zur beim vom dass wenn auch noch schon nur sehr mich mir dir euch uns vor nach bei auf zu von aus muss darf brauche brauchen kommen gehen mitbringen anfänger anfängerin anfängerkurs woche montag dienstag mittwoch donnerstag freitag samstag sonntag uhr stunde gutschein geschenk verschenken freundin freund mitgliedschaft kündigen geld zurück zahlen bezahlen wäre würde gern gerne leider jemand spricht sprecht diese dieser der das ein eine einen dem den ist sind und oder ich du sie wir ihr mein meine euer eure ihre was welche welcher wer wie wieviel viel wann wo für mit ohne im nicht kein keine hallo guten tag morgen abend danke bitte kurs kurse heute preis preise kostet kosten öffnungszeiten buchen stornieren absagen kann können könnte habt haben hat gibt es möchte will bin schwanger offen geöffnet adresse',
    ),
    reply:
      'Guten Tag. Ich verstehe nur Englisch, aber hier finden Sie die Kurse und die Preise. Auch unser Team hilft Ihnen gern.',
    emergencySigns: `
      atmet/atmen .. nicht/kaum
      reagiert nicht
      bewegt sich nicht
      krampfanfall/krampft/epileptischen
      nicht mehr leben
      riecht .. nach gas/rauch
      nicht ansprechbar
      gesturzt/hingefallen .. antwortet nicht
      nicht/kaum .. atmen
      keine luft
      bewusstlos/ohnmachtig/umgekippt/zusammengebrochen
      herzinfarkt/herzstillstand/schlaganfall
      schmerz/schmerzen .. brust
      brustschmerz/brustschmerzen
      blutet stark/sehr/heftig
      hilfe schnell/bitte .. notfall
      notfall/notarzt/krankenwagen/rettungswagen
      es brennt
      feuer im/in
      rauch .. studio/umkleide
      umbringen/selbstmord/suizid
      sterben will
      will sterben
    `,
    emergencyReply:
      'Rufen Sie sofort 999 an. Wenn Sie im Studio sind, sagen Sie auch der Kursleitung Bescheid. Warten Sie hier nicht auf eine Antwort. Ich habe unser Team benachrichtigt.',
    timetable: 'Kurse ansehen',
    prices: 'Preise ansehen',
    contact: 'Schreiben Sie uns',
  },
  {
    name: 'Polish',
    words: listWords(
      'mam mogłabym mógłbym chciałem chciałam się ci mu już jeszcze tylko bardzo też ale jeśli przed przy tydzień tygodnia poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę godzina godzinie początkująca początkujący nigdy przyjść zapłacić zwrot pieniądze karnet prezent koleżanka kolega mówi mówicie ktoś trzeba potrzebuję witam jest są i oraz lub ja ty pan pani my wy mój moja wasz wasze co jaki jaka jakie które kto jak ile kosztuje kosztują kiedy gdzie dla z ze bez w na nie do cześć dzień dobry wieczór dziękuję proszę zajęcia zajęć lekcja jutro dziś dzisiaj rano wieczorem cena ceny cennik godziny zarezerwować odwołać anulować czy mogę można macie chcę chciałbym chciałabym jestem ciąży otwarte adres',
    ),
    reply:
      'Dzień dobry. Rozumiem tylko po angielsku, ale tutaj są zajęcia i ceny. Nasz zespół też chętnie pomoże.',
    emergencySigns: `
      nie oddycha/oddychaja
      nie reaguje
      nie rusza
      rusza sie nie
      nie .. oddechu
      stracil/stracila .. przytomnosc
      padaczki/padaczka/drgawki/drgawek
      nie chce .. zyc
      czuc/smierdzi .. gaz/gazem
      upadl/upadla .. nie odpowiada/rusza
      on/ona sie nie rusza
      nie moze/moge oddychac
      zemdlal/zemdlala/zaslabl/zaslabla/nieprzytomny/nieprzytomna
      zawal/zawalu
      bol/boli .. klatce/klatka/piersiowej
      krwawi/krwi mocno/bardzo/duzo
      ratunku
      karetke/karetka/pogotowie
      pozar
      pali sie
      dym .. studio/studiu/szatni
      zabic sie
      samobojstwo/samobojcze
      chce umrzec
    `,
    emergencyReply:
      'Proszę natychmiast zadzwonić pod 999. Jeśli jest Pan lub Pani w studiu, proszę też powiadomić osobę prowadzącą zajęcia. Proszę nie czekać tu na odpowiedź. Nasz zespół został powiadomiony.',
    timetable: 'Zobacz zajęcia',
    prices: 'Zobacz ceny',
    contact: 'Napisz do nas',
  },
];
