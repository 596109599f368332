CREATE TABLE "promo_uses" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"member_id" text,
	"email" text,
	"used_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "promo_uses_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
ALTER TABLE "promo_codes" ALTER COLUMN "percent" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ALTER COLUMN "person_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "amount_pence" integer;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "only" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "uses_max" integer;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "uses_per_person" integer;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "promo_codes" SET "uses_max" = 1, "uses" = CASE WHEN "redeemed_at" IS NULL THEN 0 ELSE 1 END WHERE "origin" = 'list';--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_one_per_subject" ON "promo_uses" USING btree ("branch_id","subject_id") WHERE released_at IS NULL;--> statement-breakpoint
CREATE INDEX "promo_uses_by_code" ON "promo_uses" USING btree ("branch_id","code") WHERE released_at IS NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_percent_or_amount" CHECK (num_nonnulls("promo_codes"."percent", "promo_codes"."amount_pence") = 1);--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_uses" CHECK ("promo_codes"."uses" >= 0 AND "promo_codes"."uses" <= "promo_codes"."uses_max");