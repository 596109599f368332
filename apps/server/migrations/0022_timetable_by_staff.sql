CREATE TABLE "beds_out" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid,
	"room_id" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"reason" text NOT NULL,
	"taken_out_at" timestamp with time zone NOT NULL,
	"back_at" timestamp with time zone,
	CONSTRAINT "beds_out_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "beds_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "off_for_closure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "weekly_pattern" ADD COLUMN "price_pence" integer;--> statement-breakpoint
ALTER TABLE "weekly_pattern" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "weekly_pattern" ADD COLUMN "ends_on" date;--> statement-breakpoint
CREATE INDEX "beds_out_now" ON "beds_out" USING btree ("branch_id","to_date") WHERE back_at IS NULL;