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
ALTER TABLE "tours" ADD COLUMN "principal_id" text;--> statement-breakpoint
CREATE INDEX "bookings_guests_by_email" ON "bookings" USING btree ("branch_id",lower("email")) WHERE principal_id IS NULL;--> statement-breakpoint
CREATE INDEX "tours_guests_by_email" ON "tours" USING btree ("branch_id",lower("email")) WHERE principal_id IS NULL;