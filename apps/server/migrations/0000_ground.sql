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
	"base_pence" integer NOT NULL,
	"price_paid_pence" integer NOT NULL,
	"saving_kind" text,
	"saving_name" text,
	"promo_code" text,
	"currency" text NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	CONSTRAINT "bookings_branch_id_id_pk" PRIMARY KEY("branch_id","id")
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
	CONSTRAINT "holds_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "holds_places" CHECK ("holds"."places" BETWEEN 1 AND 4)
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
CREATE TABLE "instructors" (
	"branch_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"bio" text NOT NULL,
	"portrait" text NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
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
CREATE TABLE "invoices" (
	"branch_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_branch_id_kind_number_pk" PRIMARY KEY("branch_id","kind","number")
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
	"order_facts" jsonb NOT NULL,
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
CREATE TABLE "refunds" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"booking_id" uuid,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'DUE' NOT NULL,
	"provider_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"failure" text,
	CONSTRAINT "refunds_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"action" text NOT NULL,
	"why" text NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"branch_id" text NOT NULL,
	"client_id" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_branch_id_client_id_call_key_pk" PRIMARY KEY("branch_id","client_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "installation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "limit_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"dropped_because" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"pattern_id" text,
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
	"taken" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	CONSTRAINT "classes_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "classes_taken_within_capacity" CHECK ("classes"."taken" >= 0 AND "classes"."taken" <= "classes"."capacity")
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"branch_id" text NOT NULL,
	"local_date" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "closures_branch_id_local_date_pk" PRIMARY KEY("branch_id","local_date")
);
--> statement-breakpoint
CREATE TABLE "weekly_pattern" (
	"branch_id" text NOT NULL,
	"id" text NOT NULL,
	"weekday" integer NOT NULL,
	"local_time" text NOT NULL,
	"week_of_month" integer,
	"class_type_id" text NOT NULL,
	"room_id" text NOT NULL,
	"instructor_id" text NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "weekly_pattern_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_display_code" ON "bookings" USING btree ("branch_id","display_code");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_once_per_order" ON "bookings" USING btree ("branch_id","order_id","position");--> statement-breakpoint
CREATE INDEX "bookings_by_class" ON "bookings" USING btree ("branch_id","class_id");--> statement-breakpoint
CREATE INDEX "bookings_by_payment" ON "bookings" USING btree ("branch_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_live_per_class_and_client" ON "holds" USING btree ("branch_id","class_id","client_id") WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "holds_live_by_class" ON "holds" USING btree ("branch_id","class_id") WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "holds_by_client" ON "holds" USING btree ("branch_id","client_id","created_at");--> statement-breakpoint
CREATE INDEX "holds_live_by_address" ON "holds" USING btree ("branch_id","address_hash") WHERE status = 'LIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("branch_id","kind","booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_hold" ON "payments" USING btree ("branch_id","hold_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("branch_id","created_at") WHERE status = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_booking" ON "refunds" USING btree ("branch_id","booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_unbooked_payment" ON "refunds" USING btree ("branch_id","payment_id") WHERE booking_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider" ON "refunds" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE status IN ('DUE', 'PENDING');--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit" USING btree ("branch_id","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "classes_pattern_day" ON "classes" USING btree ("branch_id","pattern_id","local_date");