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
CREATE TABLE "newsletter_subscribers" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"person_hash" text NOT NULL,
	"status" text NOT NULL,
	"email" text,
	"source" text,
	"asked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"unsubscribed_by" text,
	"generation" integer DEFAULT 0 NOT NULL,
	"mails_sent" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"branch_id" text NOT NULL,
	"code" text NOT NULL,
	"origin" text NOT NULL,
	"percent" integer NOT NULL,
	"applies_to" text NOT NULL,
	"person_hash" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "promo_codes_branch_id_code_pk" PRIMARY KEY("branch_id","code")
);
--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("branch_id","status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_by_person" ON "newsletter_subscribers" USING btree ("branch_id","person_hash");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_status" ON "newsletter_subscribers" USING btree ("branch_id","status","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_one_per_person" ON "promo_codes" USING btree ("branch_id","origin","person_hash");