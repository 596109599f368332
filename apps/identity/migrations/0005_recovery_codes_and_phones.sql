CREATE TABLE "identity"."recovery_codes" (
	"sub" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_sub_code_hash_pk" PRIMARY KEY("sub","code_hash")
);
--> statement-breakpoint
ALTER TABLE "identity"."mails" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "phone_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "pending_phone" text;--> statement-breakpoint
ALTER TABLE "identity"."recovery_codes" ADD CONSTRAINT "recovery_codes_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;