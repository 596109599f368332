-- Compares names like `domain/search`, on PGlite too and without extensions.
CREATE FUNCTION "fold_text"(typed text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text;
BEGIN
  IF octet_length(typed) = length(typed) THEN
    folded := lower(translate(typed, '`', '''') COLLATE "C");
  ELSE
    folded := normalize(translate(typed, '‘’‚‛′`´ʹʻʼʽʾʿˈ՚׳ꞌ', repeat('''', 17)), NFKD);
    folded := normalize(regexp_replace(folded, '[\u00AD\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]', '', 'g'), NFC);
    folded := translate(folded,
      'ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵłøđðħıŧŋĸəɛɔɨʉƀɓɖɗƒɠƙɲƴƶςґ',
      'abcdefghijklmnopqrstuvwxyzædoþdhlnœtbƃƅoƈddƌǝeefgɣɩikɯnɵƣƥʀƨʃƭʈʊʋyzʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂbuʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏгғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶloddhitnkeeoiubbddfgknyzσг');
    folded := replace(folded, 'ß', 'ss');
    folded := replace(folded, 'æ', 'ae');
    folded := replace(folded, 'œ', 'oe');
    folded := replace(folded, 'þ', 'th');
  END IF;
  RETURN btrim(regexp_replace(folded,
    '[\u0001-\u0026\u0028-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u02C2-\u02DF\u055A-\u055F\u0589\u05BE\u05C0\u05C3\u05F4\u060C\u061B\u061F\u066A-\u066D\u06D4\u0964\u0965\u1680\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u303F\u30FB\U0001F000-\U0001FAFF]+', ' ', 'g'), ' ');
END
$$;
--> statement-breakpoint
CREATE FUNCTION "search_entries"(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  WITH folded AS MATERIALIZED (
    SELECT array_remove(string_to_array(translate(fold_text(typed), '''', ' '), ' '), '') AS words
  )
  SELECT left(array_to_string(words[at:at + 39], ''), 40) FROM folded, generate_subscripts(words, 1) AS at
);
--> statement-breakpoint
CREATE FUNCTION "search_words"(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  WITH folded AS MATERIALIZED (SELECT fold_text(typed) AS whole)
  SELECT left(word, 40) FROM folded,
    unnest(string_to_array(replace(whole, '''', ''), ' ') || string_to_array(translate(whole, '''', ' '), ' ')) AS word
  WHERE word <> ''
);
--> statement-breakpoint
CREATE SEQUENCE "public"."late_cancellation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "bookings" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"display_code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"class_id" uuid NOT NULL,
	"payment_id" uuid,
	"client_id" text NOT NULL,
	"principal_id" text,
	"attendee_name" text NOT NULL,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"status" text DEFAULT 'CONFIRMED' NOT NULL,
	"payment_method" text NOT NULL,
	"entitlement_id" uuid,
	"base_pence" integer NOT NULL,
	"price_paid_pence" integer NOT NULL,
	"due_pence" integer DEFAULT 0 NOT NULL,
	"saving_kind" text,
	"saving_name" text,
	"promo_code" text,
	"currency" text NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text[] DEFAULT '{}' NOT NULL,
	"checked_in_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"starts_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamp with time zone,
	"late_cancelled_at" timestamp with time zone,
	"late_cancellation_number" bigint,
	"waived_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "bookings_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "bookings_due" CHECK ("bookings"."due_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "class_cancellation_bookings" (
	"branch_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"cancellation_id" uuid NOT NULL,
	"refund_pence" integer NOT NULL,
	"session_returned" boolean NOT NULL,
	"cleared_pence" integer NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_cancellation_bookings_branch_id_booking_id_pk" PRIMARY KEY("branch_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "class_cancellations" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "class_cancellations_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"principal_id" text,
	"address_hash" text NOT NULL,
	"places" integer NOT NULL,
	"status" text DEFAULT 'LIVE' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seen" jsonb,
	CONSTRAINT "holds_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "holds_places" CHECK ("holds"."places" BETWEEN 1 AND 4)
);
--> statement-breakpoint
CREATE TABLE "no_shows" (
	"branch_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"person_id" uuid,
	"policy" text NOT NULL,
	"session_returned" boolean DEFAULT false NOT NULL,
	"fee_pence" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"fee" text DEFAULT 'NONE' NOT NULL,
	"missed_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"fee_settled_at" timestamp with time zone,
	"fee_settled_by" text,
	CONSTRAINT "no_shows_branch_id_booking_id_pk" PRIMARY KEY("branch_id","booking_id"),
	CONSTRAINT "no_shows_fee" CHECK ("no_shows"."fee_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"member_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"branch_id" text NOT NULL,
	"id" text NOT NULL,
	"label" text NOT NULL,
	"image_key" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "activities_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"id" text PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_types" (
	"branch_id" text NOT NULL,
	"id" text NOT NULL,
	"activity_id" text NOT NULL,
	"sub_type" text NOT NULL,
	"title" text NOT NULL,
	"difficulty" text NOT NULL,
	"description" text NOT NULL,
	"duration_min" integer NOT NULL,
	"price_pence" integer NOT NULL,
	"tags" text[] NOT NULL,
	CONSTRAINT "class_types_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "data_versions" (
	"branch_id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instructors" (
	"branch_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"bio" text NOT NULL,
	"portrait" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"teaches" text[] DEFAULT '{}' NOT NULL,
	"one_to_one_from_pence" integer,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"user_id" text,
	CONSTRAINT "instructors_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"branch_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"price_pence" integer NOT NULL,
	"position" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "products_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"branch_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"detail" text NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "rooms_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"branch_id" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "site_settings_branch_id_name_pk" PRIMARY KEY("branch_id","name")
);
--> statement-breakpoint
CREATE TABLE "assistant_examples" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"topic_id" text NOT NULL,
	"text" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_examples_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "assistant_reply_counts" (
	"branch_id" text NOT NULL,
	"week" date NOT NULL,
	"outcome" text NOT NULL,
	"replies" integer NOT NULL,
	CONSTRAINT "assistant_reply_counts_branch_id_week_outcome_pk" PRIMARY KEY("branch_id","week","outcome")
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"in_reply_to" uuid,
	"by_id" text,
	"by_name" text,
	"extras" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"emailed_at" timestamp with time zone,
	"outcome" text,
	"reviewed_at" timestamp with time zone,
	"example_id" uuid,
	CONSTRAINT "conversation_messages_branch_id_conversation_id_id_pk" PRIMARY KEY("branch_id","conversation_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"session_id" text NOT NULL,
	"principal_id" text,
	"email" text,
	"state" text NOT NULL,
	"assignee_id" text,
	"assignee_name" text,
	"started_at" timestamp with time zone NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"team_notified_at" timestamp with time zone,
	"handover_at" timestamp with time zone,
	"replying_to" uuid,
	"reply_locked_until" timestamp with time zone,
	"visitor_seen_at" timestamp with time zone NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversations_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "email_opt_outs" (
	"branch_id" text NOT NULL,
	"person_hash" text NOT NULL,
	"kind" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_opt_outs_branch_id_person_hash_kind_pk" PRIMARY KEY("branch_id","person_hash","kind")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"topic" text NOT NULL,
	"instructor_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" text,
	CONSTRAINT "contact_messages_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_replies_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "entitlement_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"entitlement_id" uuid NOT NULL,
	"sessions" integer NOT NULL,
	"reason" text NOT NULL,
	"subject_id" uuid,
	"actor" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "entitlement_movements_not_zero" CHECK ("entitlement_movements"."sessions" <> 0)
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"terms" jsonb NOT NULL,
	"balance" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"origin" text NOT NULL,
	"origin_id" text NOT NULL,
	"renews" boolean DEFAULT false NOT NULL,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entitlements_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "entitlements_never_below_zero" CHECK ("entitlements"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "first_visits" (
	"branch_id" text NOT NULL,
	"person_hash" text NOT NULL,
	"member_id" text,
	"booking_id" text,
	"waiver_version" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"on_paper" boolean DEFAULT false NOT NULL,
	CONSTRAINT "first_visits_branch_id_person_hash_pk" PRIMARY KEY("branch_id","person_hash")
);
--> statement-breakpoint
CREATE TABLE "health_answers" (
	"branch_id" text NOT NULL,
	"person_hash" text NOT NULL,
	"member_id" text,
	"pregnant" boolean,
	"weeks_pregnant" integer,
	"injuries" text,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "health_answers_branch_id_person_hash_pk" PRIMARY KEY("branch_id","person_hash"),
	CONSTRAINT "health_answers_only_with_consent" CHECK (CASE WHEN "health_answers"."ended_at" IS NULL THEN num_nulls("health_answers"."pregnant", "health_answers"."injuries") = 0
        ELSE num_nonnulls("health_answers"."pregnant", "health_answers"."weeks_pregnant", "health_answers"."injuries") = 0 AND "health_answers"."end_reason" IS NOT NULL END)
);
--> statement-breakpoint
CREATE TABLE "gift_card_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"pence" integer NOT NULL,
	"reason" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_movements_not_zero" CHECK ("gift_card_movements"."pence" <> 0)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"balance_pence" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"buyer_id" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"card_holder" text,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"message" text NOT NULL,
	"send_on" date,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"deactivated_at" timestamp with time zone,
	"deactivated_for_dispute" boolean DEFAULT false NOT NULL,
	CONSTRAINT "gift_cards_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "gift_cards_never_below_zero" CHECK ("gift_cards"."balance_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "closed_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"title" text,
	"phone" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_months" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"entitlement_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"method" text,
	"receipt_url" text,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_months_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"price_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"terms" jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'INCOMPLETE' NOT NULL,
	"subscription_id" text,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"ends_at_period_end" boolean DEFAULT false NOT NULL,
	"frozen_from" timestamp with time zone,
	"frozen_until" timestamp with time zone,
	"method" text,
	"failure" text,
	"next_attempt_at" timestamp with time zone,
	"failed_attempt" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"request_number" integer DEFAULT 0 NOT NULL,
	"saved_number" integer DEFAULT 0 NOT NULL,
	"next_sync_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"person_hash" text NOT NULL,
	"status" text NOT NULL,
	"email" text,
	"source" text,
	"requested_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"unsubscribed_by" text,
	"generation" integer DEFAULT 0 NOT NULL,
	"emails_sent" integer DEFAULT 0 NOT NULL,
	"emailed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "desk_payments" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"note" text,
	"taken_by" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"refunds_payment_id" uuid,
	CONSTRAINT "desk_payments_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"branch_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"seller" jsonb,
	CONSTRAINT "invoices_branch_id_kind_number_pk" PRIMARY KEY("branch_id","kind","number")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"member_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"intent_id" text,
	"hold_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"principal_id" text,
	"places" integer NOT NULL,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"order_details" jsonb NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"method" text,
	"receipt_url" text,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_pence" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_notices" (
	"branch_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"status" text,
	"evidence_due_by" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" text,
	CONSTRAINT "provider_notices_branch_id_provider_id_pk" PRIMARY KEY("branch_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"intent_id" text NOT NULL,
	"booking_id" uuid,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'DUE' NOT NULL,
	"provider_id" text,
	"earlier_provider_ids" text[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"failure" text,
	"made_by" text,
	"round" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_pence" > 0)
);
--> statement-breakpoint
CREATE TABLE "distinct_people" (
	"branch_id" text NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"dismissed_by" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "distinct_people_branch_id_one_id_other_id_pk" PRIMARY KEY("branch_id","one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text,
	"email" text,
	"email_key" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"source" text NOT NULL,
	"merged_into" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(search_entries(first_name || ' ' || last_name) || search_words(coalesce(email, '')) || string_to_array(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), ' '))) STORED NOT NULL,
	CONSTRAINT "people_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "person_merges" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"survivor_id" uuid NOT NULL,
	"duplicate_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"merged_by" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "person_merges_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"visibility" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "person_notes_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "proven_emails" (
	"branch_id" text NOT NULL,
	"person_hash" text NOT NULL,
	"client_id" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proven_emails_branch_id_person_hash_client_id_pk" PRIMARY KEY("branch_id","person_hash","client_id")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "idempotent_responses" (
	"branch_id" text NOT NULL,
	"client_id" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_responses_branch_id_client_id_call_key_pk" PRIMARY KEY("branch_id","client_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "installation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" jsonb NOT NULL,
	"requested_by" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"drop_reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"address_rejected_at" timestamp with time zone,
	"person_id" uuid
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "limit_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"branch_id" text NOT NULL,
	"code" text NOT NULL,
	"origin" text NOT NULL,
	"percent" integer,
	"amount_pence" integer,
	"applies_to" text NOT NULL,
	"only" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"uses_max" integer,
	"uses_per_person" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"person_hash" text,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "promo_codes_branch_id_code_pk" PRIMARY KEY("branch_id","code"),
	CONSTRAINT "promo_codes_percent_or_amount" CHECK (num_nonnulls("promo_codes"."percent", "promo_codes"."amount_pence") = 1),
	CONSTRAINT "promo_codes_uses" CHECK ("promo_codes"."uses" >= 0 AND "promo_codes"."uses" <= "promo_codes"."uses_max")
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"member_id" text,
	"holders" text[] DEFAULT '{}' NOT NULL,
	"email" text,
	"used_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "promo_uses_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"guest_hash" text,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"goods" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"gift_card_id" uuid,
	"gift_card_pence" integer DEFAULT 0 NOT NULL,
	"card_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"intent_id" text,
	"method" text,
	"receipt_url" text,
	"entitlement_id" uuid,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settle_reason" text,
	CONSTRAINT "purchases_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "purchases_parts" CHECK ("purchases"."gift_card_pence" >= 0 AND "purchases"."card_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "used_offers" (
	"branch_id" text NOT NULL,
	"holder" text NOT NULL,
	"product_id" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "used_offers_branch_id_holder_product_id_pk" PRIMARY KEY("branch_id","holder","product_id")
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"branch_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"person_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_requests_branch_id_booking_id_pk" PRIMARY KEY("branch_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"branch_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"activity_id" text NOT NULL,
	"sub_type" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"display_name" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"reply" text,
	"replied_at" timestamp with time zone,
	CONSTRAINT "reviews_branch_id_booking_id_pk" PRIMARY KEY("branch_id","booking_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "funnel_days" (
	"branch_id" text NOT NULL,
	"day" date NOT NULL,
	"furthest" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "funnel_days_branch_id_day_furthest_pk" PRIMARY KEY("branch_id","day","furthest")
);
--> statement-breakpoint
CREATE TABLE "site_event_days" (
	"branch_id" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"page" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "site_event_days_branch_id_day_name_value_page_pk" PRIMARY KEY("branch_id","day","name","value","page")
);
--> statement-breakpoint
CREATE TABLE "site_events" (
	"branch_id" text NOT NULL,
	"day" date NOT NULL,
	"visit" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"page" text NOT NULL,
	CONSTRAINT "site_events_branch_id_day_visit_name_value_page_pk" PRIMARY KEY("branch_id","day","visit","name","value","page")
);
--> statement-breakpoint
CREATE TABLE "visit_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendance_marks" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"marked_by" text NOT NULL,
	"refused" text,
	CONSTRAINT "attendance_marks_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_headings" (
	"branch_id" text NOT NULL,
	"headings" text NOT NULL,
	"columns" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_headings_branch_id_headings_pk" PRIMARY KEY("branch_id","headings")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"branch_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"person_id" uuid NOT NULL,
	"entitlement_ids" uuid[] NOT NULL,
	"keep_reason" text,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "import_rows_branch_id_import_id_row_pk" PRIMARY KEY("branch_id","import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"source" text,
	"columns" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"status" text NOT NULL,
	"rows" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"totals" jsonb NOT NULL,
	"started_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "imports_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "cash_ups" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"opening_pence" integer NOT NULL,
	"expected_pence" integer NOT NULL,
	"counted_pence" integer NOT NULL,
	"note" text,
	"closed_by" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_ups_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "cash_ups_counted" CHECK ("cash_ups"."counted_pence" >= 0 AND "cash_ups"."opening_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cover_requests" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"instructor_id" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"covered_by" text,
	"settled_by" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "cover_requests_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "instructor_absences" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"instructor_id" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "instructor_absences_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "instructor_hours" (
	"branch_id" text NOT NULL,
	"instructor_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	CONSTRAINT "instructor_hours_branch_id_instructor_id_weekday_from_time_pk" PRIMARY KEY("branch_id","instructor_id","weekday","from_time")
);
--> statement-breakpoint
CREATE TABLE "beds_out_of_service" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid,
	"room_id" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"reason" text NOT NULL,
	"taken_out_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "beds_out_of_service_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"series_id" text,
	"class_type_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"sub_type" text NOT NULL,
	"title" text NOT NULL,
	"difficulty" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] NOT NULL,
	"instructor_id" text NOT NULL,
	"room_id" text NOT NULL,
	"local_date" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_min" integer NOT NULL,
	"price_pence" integer NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"capacity" integer NOT NULL,
	"beds_out_of_service" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"waiting_confirmed" integer DEFAULT 0 NOT NULL,
	"offering" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'SCHEDULED' NOT NULL,
	"cancelled_for_closure" boolean DEFAULT false NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "classes_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "classes_taken_within_capacity" CHECK ("classes"."taken" >= 0 AND "classes"."taken" <= "classes"."capacity"),
	CONSTRAINT "classes_waiting_not_below_zero" CHECK ("classes"."waiting" >= 0),
	CONSTRAINT "classes_waiting_confirmed" CHECK ("classes"."waiting_confirmed" BETWEEN 0 AND "classes"."waiting" AND (NOT "classes"."offering" OR "classes"."waiting_confirmed" > 0))
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"branch_id" text NOT NULL,
	"local_date" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "closures_branch_id_local_date_pk" PRIMARY KEY("branch_id","local_date")
);
--> statement-breakpoint
CREATE TABLE "former_class_urls" (
	"branch_id" text NOT NULL,
	"class_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_class_urls_pk" PRIMARY KEY("branch_id","local_date","class_id","title","starts_at")
);
--> statement-breakpoint
CREATE TABLE "class_series" (
	"branch_id" text NOT NULL,
	"id" text NOT NULL,
	"weekday" integer NOT NULL,
	"local_time" text NOT NULL,
	"week_of_month" integer,
	"class_type_id" text NOT NULL,
	"room_id" text NOT NULL,
	"instructor_id" text NOT NULL,
	"capacity" integer NOT NULL,
	"price_pence" integer,
	"starts_on" date,
	"ends_on" date,
	CONSTRAINT "class_series_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "tour_slots" (
	"branch_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"client_id" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"address_hash" text,
	"network_hash" text,
	CONSTRAINT "tour_slots_branch_id_starts_at_pk" PRIMARY KEY("branch_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"client_id" text NOT NULL,
	"principal_id" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"status" text DEFAULT 'CONFIRMED' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reminded_for" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	CONSTRAINT "tours_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"principal_id" text,
	"person" text NOT NULL,
	"address_hash" text NOT NULL,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text,
	"phone" text,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"auto_until" timestamp with time zone,
	"entitlement_id" uuid,
	"card_id" text,
	"hold_id" uuid,
	"offered_until" timestamp with time zone,
	"auto_booking_since" timestamp with time zone,
	"joined_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now(),
	"ended_at" timestamp with time zone,
	"seen" jsonb,
	CONSTRAINT "waiting_entries_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigserial NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"type" text NOT NULL,
	"booking_id" uuid,
	"detail" jsonb,
	"happened_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"responded_at" timestamp with time zone,
	"response_status" integer,
	"response_text" text,
	"response_ms" integer,
	CONSTRAINT "webhook_deliveries_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"includes_clients" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
ALTER TABLE "health_answers" ADD CONSTRAINT "health_answers_of_first_visit" FOREIGN KEY ("branch_id","person_hash") REFERENCES "public"."first_visits"("branch_id","person_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_display_code" ON "bookings" USING btree ("branch_id","display_code");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_once_per_order" ON "bookings" USING btree ("branch_id","order_id","position");--> statement-breakpoint
CREATE INDEX "bookings_by_class" ON "bookings" USING btree ("branch_id","class_id");--> statement-breakpoint
CREATE INDEX "bookings_guests_by_email" ON "bookings" USING btree ("branch_id",lower("email")) WHERE principal_id IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_by_payment" ON "bookings" USING btree ("branch_id","payment_id");--> statement-breakpoint
CREATE INDEX "bookings_paid_by_time" ON "bookings" USING btree ("branch_id","created_at") WHERE payment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_by_member" ON "bookings" USING btree ("branch_id","principal_id","starts_at","id") WHERE principal_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_to_remind" ON "bookings" USING btree ("branch_id","starts_at") WHERE status = 'CONFIRMED' AND reminded_at IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_to_close" ON "bookings" USING btree ("branch_id","starts_at") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "bookings_open_late_cancellations" ON "bookings" USING btree ("branch_id","class_id","late_cancelled_at") WHERE late_cancelled_at IS NOT NULL AND waived_at IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("branch_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_to_pay" ON "bookings" USING btree ("branch_id","starts_at") WHERE due_pence > 0;--> statement-breakpoint
CREATE INDEX "class_cancellation_bookings_by_job" ON "class_cancellation_bookings" USING btree ("branch_id","cancellation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_cancellations_one_open" ON "class_cancellations" USING btree ("branch_id","class_id") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX "class_cancellations_by_class" ON "class_cancellations" USING btree ("branch_id","class_id","requested_at");--> statement-breakpoint
CREATE INDEX "class_cancellations_open" ON "class_cancellations" USING btree ("branch_id","requested_at") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_live_per_class_and_client" ON "holds" USING btree ("branch_id","class_id","client_id") WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "holds_live_by_class" ON "holds" USING btree ("branch_id","class_id") WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "holds_live_by_end" ON "holds" USING btree ("branch_id","expires_at") WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "holds_by_client" ON "holds" USING btree ("branch_id","client_id","created_at");--> statement-breakpoint
CREATE INDEX "holds_live_by_address" ON "holds" USING btree ("branch_id","address_hash") WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "no_shows_due" ON "no_shows" USING btree ("branch_id","person_id") WHERE fee = 'DUE';--> statement-breakpoint
CREATE UNIQUE INDEX "instructors_by_user" ON "instructors" USING btree ("branch_id","user_id") WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_examples_one_per_text" ON "assistant_examples" USING btree ("branch_id","text");--> statement-breakpoint
CREATE INDEX "assistant_examples_by_time" ON "assistant_examples" USING btree ("branch_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_in_order" ON "conversation_messages" USING btree ("branch_id","conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_one_reply" ON "conversation_messages" USING btree ("branch_id","conversation_id","in_reply_to");--> statement-breakpoint
CREATE INDEX "conversation_messages_unanswered" ON "conversation_messages" USING btree ("branch_id","created_at","id") WHERE outcome <> 'ANSWERED' AND reviewed_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_per_tab" ON "conversations" USING btree ("branch_id","client_id","session_id");--> statement-breakpoint
CREATE INDEX "conversations_by_state" ON "conversations" USING btree ("branch_id","state","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_by_member" ON "conversations" USING btree ("branch_id","principal_id");--> statement-breakpoint
CREATE INDEX "conversations_by_address" ON "conversations" USING btree ("branch_id",lower("email")) WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX "conversations_unseen" ON "conversations" USING btree ("branch_id","last_message_at") WHERE handover_at IS NOT NULL AND last_message_at > visitor_seen_at;--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("branch_id","status","id");--> statement-breakpoint
CREATE INDEX "contact_messages_folded_words" ON "contact_messages" USING gin (array_to_tsvector(search_entries(name) || search_words(email || ' ' || subject || ' ' || message)));--> statement-breakpoint
CREATE INDEX "contact_replies_by_message" ON "contact_replies" USING btree ("branch_id","message_id","sent_at");--> statement-breakpoint
CREATE INDEX "entitlement_movements_by_entitlement" ON "entitlement_movements" USING btree ("branch_id","entitlement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_movements_once" ON "entitlement_movements" USING btree ("branch_id","entitlement_id","subject_id","reason") WHERE subject_id IS NOT NULL AND reason IN ('BOOKED', 'RETURNED', 'RESERVED', 'RELEASED', 'REFUNDED');--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_once_per_origin" ON "entitlements" USING btree ("branch_id","origin","origin_id");--> statement-breakpoint
CREATE INDEX "entitlements_by_member" ON "entitlements" USING btree ("branch_id","member_id");--> statement-breakpoint
CREATE INDEX "first_visits_by_member" ON "first_visits" USING btree ("branch_id","member_id");--> statement-breakpoint
CREATE INDEX "health_answers_by_member" ON "health_answers" USING btree ("branch_id","member_id");--> statement-breakpoint
CREATE INDEX "health_answers_to_expire" ON "health_answers" USING btree ("consented_at") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_movements_once" ON "gift_card_movements" USING btree ("branch_id","gift_card_id","purchase_id","reason");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_once_per_purchase" ON "gift_cards" USING btree ("branch_id","purchase_id");--> statement-breakpoint
CREATE INDEX "gift_cards_to_send" ON "gift_cards" USING btree ("send_at") WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX "members_by_email" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "membership_months_once" ON "membership_months" USING btree ("branch_id","invoice_id");--> statement-breakpoint
CREATE INDEX "membership_months_by_membership" ON "membership_months" USING btree ("branch_id","membership_id");--> statement-breakpoint
CREATE INDEX "membership_months_by_member" ON "membership_months" USING btree ("branch_id","member_id");--> statement-breakpoint
CREATE INDEX "membership_months_by_time" ON "membership_months" USING btree ("branch_id","paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_subscription" ON "memberships" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_of_each" ON "memberships" USING btree ("branch_id","member_id","product_id") WHERE status <> 'ENDED';--> statement-breakpoint
CREATE INDEX "memberships_by_member" ON "memberships" USING btree ("branch_id","member_id");--> statement-breakpoint
CREATE INDEX "memberships_to_sync" ON "memberships" USING btree ("next_sync_at") WHERE status <> 'ENDED';--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_by_person" ON "newsletter_subscribers" USING btree ("branch_id","person_hash");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_status" ON "newsletter_subscribers" USING btree ("branch_id","status","requested_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_folded_words" ON "newsletter_subscribers" USING gin (array_to_tsvector(search_words(coalesce(email, ''))));--> statement-breakpoint
CREATE INDEX "desk_payments_by_subject" ON "desk_payments" USING btree ("branch_id","subject_id");--> statement-breakpoint
CREATE INDEX "desk_payments_by_time" ON "desk_payments" USING btree ("branch_id","taken_at");--> statement-breakpoint
CREATE INDEX "desk_payments_by_person" ON "desk_payments" USING btree ("branch_id","person_id","taken_at");--> statement-breakpoint
CREATE INDEX "desk_payments_refunds" ON "desk_payments" USING btree ("branch_id","refunds_payment_id") WHERE refunds_payment_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("branch_id","kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_customer" ON "payment_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_hold" ON "payments" USING btree ("branch_id","hold_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("branch_id","created_at") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "payments_by_settling" ON "payments" USING btree ("branch_id","settled_at") WHERE settled_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_notices_unhandled" ON "provider_notices" USING btree ("branch_id","at") WHERE handled_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_booking" ON "refunds" USING btree ("branch_id","booking_id") WHERE made_by IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_unbooked_payment" ON "refunds" USING btree ("branch_id","payment_id") WHERE booking_id IS NULL AND made_by IS NULL;--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("branch_id","payment_id");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("branch_id","updated_at") WHERE status = 'FAILED';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider" ON "refunds" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "refunds_by_time" ON "refunds" USING btree ("branch_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE status IN ('DUE', 'PENDING');--> statement-breakpoint
CREATE UNIQUE INDEX "people_by_member" ON "people" USING btree ("branch_id","member_id") WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "people_by_email" ON "people" USING btree ("branch_id","email_key") WHERE email_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("branch_id",lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "people_merged" ON "people" USING btree ("branch_id","merged_into") WHERE merged_into IS NOT NULL;--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("search");--> statement-breakpoint
CREATE INDEX "people_by_phone_end" ON "people" USING btree ("branch_id",reverse(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "people_by_arrival" ON "people" USING btree ("branch_id","created_at");--> statement-breakpoint
CREATE INDEX "people_by_phone" ON "people" USING btree ("branch_id",right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)) WHERE phone IS NOT NULL;--> statement-breakpoint
CREATE INDEX "person_merges_by_survivor" ON "person_merges" USING btree ("branch_id","survivor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_merges_one_active" ON "person_merges" USING btree ("branch_id","duplicate_id") WHERE undone_at IS NULL;--> statement-breakpoint
CREATE INDEX "person_notes_by_person" ON "person_notes" USING btree ("branch_id","person_id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "proven_emails_by_time" ON "proven_emails" USING btree ("proven_at");--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit" USING btree ("branch_id","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_by_actor" ON "audit" USING btree ("branch_id","actor","id");--> statement-breakpoint
CREATE INDEX "audit_of_team" ON "audit" USING btree ("branch_id","id") WHERE actor LIKE 'staff:%';--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit" USING brin ("at");--> statement-breakpoint
CREATE INDEX "idempotent_responses_by_time" ON "idempotent_responses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_unqueued" ON "outbox" USING btree ("id") WHERE queued_at IS NULL;--> statement-breakpoint
CREATE INDEX "outbox_rejected" ON "outbox" USING btree ("branch_id","person_id") WHERE address_rejected_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE sent_at IS NULL AND drop_reason IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_one_per_person" ON "promo_codes" USING btree ("branch_id","origin","person_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_one_per_subject" ON "promo_uses" USING btree ("branch_id","subject_id") WHERE released_at IS NULL;--> statement-breakpoint
CREATE INDEX "promo_uses_by_code" ON "promo_uses" USING btree ("branch_id","code") WHERE released_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_intent" ON "purchases" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one_open" ON "purchases" USING btree ("branch_id","member_id","product_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "purchases_open" ON "purchases" USING btree ("created_at") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "purchases_by_member" ON "purchases" USING btree ("branch_id","member_id","id");--> statement-breakpoint
CREATE INDEX "purchases_by_settling" ON "purchases" USING btree ("branch_id","settled_at") WHERE settled_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "used_offers_by_purchase" ON "used_offers" USING btree ("branch_id","purchase_id");--> statement-breakpoint
CREATE INDEX "used_offers_by_time" ON "used_offers" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "review_requests_by_person" ON "review_requests" USING btree ("branch_id","person_hash","requested_at");--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("branch_id","status","written_at","booking_id");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("branch_id","activity_id","published_at","booking_id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "attendance_marks_by_booking" ON "attendance_marks" USING btree ("branch_id","booking_id","recorded_at");--> statement-breakpoint
CREATE INDEX "attendance_marks_by_class" ON "attendance_marks" USING btree ("branch_id","class_id");--> statement-breakpoint
CREATE INDEX "import_rows_by_person" ON "import_rows" USING btree ("branch_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_once_per_file" ON "imports" USING btree ("branch_id","file_hash") WHERE status IN ('RUNNING', 'DONE', 'UNDOING');--> statement-breakpoint
CREATE INDEX "imports_at_work" ON "imports" USING btree ("status") WHERE status IN ('RUNNING', 'UNDOING');--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("branch_id","created_at");--> statement-breakpoint
CREATE INDEX "cash_ups_by_day" ON "cash_ups" USING btree ("branch_id","day","closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cover_requests_one_open" ON "cover_requests" USING btree ("branch_id","class_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "cover_requests_by_class" ON "cover_requests" USING btree ("branch_id","class_id");--> statement-breakpoint
CREATE INDEX "instructor_absences_by_instructor" ON "instructor_absences" USING btree ("branch_id","instructor_id","to_date");--> statement-breakpoint
CREATE INDEX "beds_out_of_service_now" ON "beds_out_of_service" USING btree ("branch_id","to_date") WHERE returned_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "classes_series_day" ON "classes" USING btree ("branch_id","series_id","local_date");--> statement-breakpoint
CREATE INDEX "tour_slots_by_client" ON "tour_slots" USING btree ("branch_id","client_id");--> statement-breakpoint
CREATE INDEX "tours_guests_by_email" ON "tours" USING btree ("branch_id",lower("email")) WHERE principal_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tours_one_party_per_slot" ON "tours" USING btree ("branch_id","starts_at") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_once_per_person" ON "waiting_entries" USING btree ("branch_id","class_id","person") WHERE status IN ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE INDEX "waiting_entries_in_line" ON "waiting_entries" USING btree ("branch_id","class_id","joined_at") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "waiting_entries_offered" ON "waiting_entries" USING btree ("branch_id","offered_until") WHERE status = 'OFFERED';--> statement-breakpoint
CREATE INDEX "waiting_entries_open_by_address" ON "waiting_entries" USING btree ("branch_id","address_hash") WHERE status IN ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE INDEX "waiting_entries_open_by_client" ON "waiting_entries" USING btree ("branch_id","client_id") WHERE status IN ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE INDEX "waiting_entries_expired" ON "waiting_entries" USING btree ("branch_id","ended_at") WHERE status = 'EXPIRED';--> statement-breakpoint
CREATE INDEX "waiting_entries_by_person" ON "waiting_entries" USING btree ("branch_id","person");--> statement-breakpoint
CREATE INDEX "waiting_entries_by_class" ON "waiting_entries" USING btree ("branch_id","class_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_by_request" ON "waiting_entries" USING btree ("branch_id","request_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("branch_id","endpoint_id","next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_booking" ON "webhook_deliveries" USING btree ("branch_id","endpoint_id","booking_id","seq") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("branch_id","endpoint_id","seq");