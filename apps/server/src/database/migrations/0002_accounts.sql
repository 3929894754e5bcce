CREATE TABLE "audit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"address" text,
	"agent" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "login_challenge" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "login_challenge_hash_length" CHECK (octet_length("login_challenge"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "recovery_code_hash_length" CHECK (octet_length("recovery_code"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "spent_captcha" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"address" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_request_daily_by_email" UNIQUE("email","day"),
	CONSTRAINT "support_request_daily_by_address" UNIQUE("address","day")
);
--> statement-breakpoint
ALTER TABLE "email_token" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
UPDATE "session" SET "last_seen_at" = "created_at";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "last_seen_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "sealed_totp_secret" "bytea";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "two_factor_enabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "totp_last_step" bigint;--> statement-breakpoint
ALTER TABLE "login_challenge" ADD CONSTRAINT "login_challenge_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_newest" ON "audit_event" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("subject_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "login_challenge_user" ON "login_challenge" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_code_user" ON "recovery_code" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_purpose_known" CHECK ("email_token"."purpose" in ('verify_email', 'reset_password', 'change_email'));--> statement-breakpoint
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_change_names_address" CHECK (("email_token"."purpose" = 'change_email') = ("email_token"."new_email" is not null));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_ending_known" CHECK ("session"."revoked_because" in ('logout', 'token_reuse', 'signed_out_elsewhere', 'password_changed', 'password_reset'));--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_two_factor_has_secret" CHECK ("user"."two_factor_enabled_at" is null or "user"."sealed_totp_secret" is not null);