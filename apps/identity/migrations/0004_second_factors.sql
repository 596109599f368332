CREATE TABLE "identity"."software_tokens" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text,
	"sealed_next_key" text,
	"name" text,
	"last_step" integer
);
--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "second_factors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "preferred_factor" text;--> statement-breakpoint
ALTER TABLE "identity"."software_tokens" ADD CONSTRAINT "software_tokens_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;