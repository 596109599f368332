CREATE TABLE "identity"."auth_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"type" text NOT NULL,
	"detail" text,
	"browser" text,
	"network" text,
	"device_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."federated_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"sub" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "federated_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "identity"."authorization_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"proven_salt" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text NOT NULL,
	"scope" text NOT NULL,
	"nonce" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"origin_jti" uuid
);
--> statement-breakpoint
CREATE TABLE "identity"."proofs" (
	"origin_jti" uuid PRIMARY KEY NOT NULL,
	"proven_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."sign_ins" ADD COLUMN "scope" text;--> statement-breakpoint
ALTER TABLE "identity"."auth_events" ADD CONSTRAINT "auth_events_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."federated_identities" ADD CONSTRAINT "federated_identities_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."authorization_codes" ADD CONSTRAINT "authorization_codes_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."proofs" ADD CONSTRAINT "proofs_origin_jti_sign_ins_origin_jti_fk" FOREIGN KEY ("origin_jti") REFERENCES "identity"."sign_ins"("origin_jti") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_events_sub_id_index" ON "identity"."auth_events" USING btree ("sub","id");--> statement-breakpoint
CREATE INDEX "auth_events_created_at_index" ON "identity"."auth_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "federated_identities_sub_index" ON "identity"."federated_identities" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "authorization_codes_sub_index" ON "identity"."authorization_codes" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "authorization_codes_expires_at_index" ON "identity"."authorization_codes" USING btree ("expires_at");