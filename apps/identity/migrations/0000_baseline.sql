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
	"password_salt" text NOT NULL,
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
CREATE TABLE "identity"."queued_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text DEFAULT 'mail' NOT NULL,
	"encrypted_message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."reauthentications" (
	"origin_jti" uuid PRIMARY KEY NOT NULL,
	"proven_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."auth_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"sub" uuid,
	"encrypted_state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"origin_jti" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"exchanged_at" timestamp with time zone,
	"encrypted_successor" text
);
--> statement-breakpoint
CREATE TABLE "identity"."sign_ins" (
	"origin_jti" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"device_key" text,
	"scope" text,
	"auth_time" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"encrypted_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."codes" (
	"sub" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"attempts_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_sub_purpose_pk" PRIMARY KEY("sub","purpose")
);
--> statement-breakpoint
CREATE TABLE "identity"."devices" (
	"device_key" text PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"group_key" text NOT NULL,
	"salt" text,
	"encrypted_verifier" text,
	"name" text,
	"remembered" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."memberships" (
	"sub" uuid NOT NULL,
	"group" text NOT NULL,
	CONSTRAINT "memberships_sub_group_pk" PRIMARY KEY("sub","group")
);
--> statement-breakpoint
CREATE TABLE "identity"."guess_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"attachment" text,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."rate_counters" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "identity"."recovery_codes" (
	"sub" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_sub_code_hash_pk" PRIMARY KEY("sub","code_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."software_tokens" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"encrypted_key" text,
	"encrypted_next_key" text,
	"name" text,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "identity"."users" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"pending_email" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"pending_phone" text,
	"status" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"attributes" jsonb NOT NULL,
	"salt" text NOT NULL,
	"encrypted_verifier" text NOT NULL,
	"temporary_password_at" timestamp with time zone,
	"tokens_valid_from" timestamp with time zone NOT NULL,
	"signed_up_from" text,
	"second_factors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"preferred_factor" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "identity"."auth_events" ADD CONSTRAINT "auth_events_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."federated_identities" ADD CONSTRAINT "federated_identities_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."authorization_codes" ADD CONSTRAINT "authorization_codes_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."reauthentications" ADD CONSTRAINT "reauthentications_origin_jti_sign_ins_origin_jti_fk" FOREIGN KEY ("origin_jti") REFERENCES "identity"."sign_ins"("origin_jti") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."auth_sessions" ADD CONSTRAINT "auth_sessions_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_origin_jti_sign_ins_origin_jti_fk" FOREIGN KEY ("origin_jti") REFERENCES "identity"."sign_ins"("origin_jti") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sign_ins" ADD CONSTRAINT "sign_ins_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."devices" ADD CONSTRAINT "devices_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."memberships" ADD CONSTRAINT "memberships_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."passkeys" ADD CONSTRAINT "passkeys_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."recovery_codes" ADD CONSTRAINT "recovery_codes_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."software_tokens" ADD CONSTRAINT "software_tokens_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_events_sub_id_index" ON "identity"."auth_events" USING btree ("sub","id");--> statement-breakpoint
CREATE INDEX "auth_events_created_at_index" ON "identity"."auth_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "federated_identities_sub_index" ON "identity"."federated_identities" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "authorization_codes_sub_index" ON "identity"."authorization_codes" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "authorization_codes_expires_at_index" ON "identity"."authorization_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_sessions_expires_at_index" ON "identity"."auth_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_origin_jti_index" ON "identity"."refresh_tokens" USING btree ("origin_jti");--> statement-breakpoint
CREATE INDEX "sign_ins_sub_index" ON "identity"."sign_ins" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "sign_ins_expires_at_index" ON "identity"."sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "codes_expires_at_index" ON "identity"."codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "devices_sub_index" ON "identity"."devices" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "memberships_group_index" ON "identity"."memberships" USING btree ("group");--> statement-breakpoint
CREATE INDEX "passkeys_sub_index" ON "identity"."passkeys" USING btree ("sub");