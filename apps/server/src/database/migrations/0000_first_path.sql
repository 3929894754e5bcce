CREATE TABLE "access_token" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_token_hash_length" CHECK (octet_length("access_token"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "email_token" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_token_hash_length" CHECK (octet_length("email_token"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"successor" "bytea",
	CONSTRAINT "refresh_token_hash_length" CHECK (octet_length("refresh_token"."hash") = 32),
	CONSTRAINT "refresh_token_rotated_into" CHECK (("refresh_token"."rotated_at" is null) = ("refresh_token"."successor" is null))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_because" text,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	CONSTRAINT "session_revoked_with_reason" CHECK (("session"."revoked_at" is null) = ("session"."revoked_because" is null))
);
--> statement-breakpoint
CREATE TABLE "solution" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'processing' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"result" jsonb,
	"error" jsonb,
	"idempotency_key" text,
	"request_hash" "bytea" NOT NULL,
	"screenshot_count" integer NOT NULL,
	"tokens_used" integer DEFAULT 0 NOT NULL,
	"charged_on" date,
	"attempt" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "solution_idempotency" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "solution_type_known" CHECK ("solution"."type" in ('solution_generation', 'extraction', 'debug')),
	CONSTRAINT "solution_language_known" CHECK ("solution"."language" in ('python', 'javascript', 'java', 'cpp', 'csharp', 'go', 'rust')),
	CONSTRAINT "solution_status_known" CHECK ("solution"."status" in ('processing', 'completed', 'error')),
	CONSTRAINT "solution_result_when_completed" CHECK (("solution"."status" = 'completed') = ("solution"."result" is not null)),
	CONSTRAINT "solution_error_when_failed" CHECK (("solution"."status" = 'error') = ("solution"."error" is not null)),
	CONSTRAINT "solution_finished_when_ended" CHECK (("solution"."status" = 'processing') = ("solution"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "solve_event" (
	"solution_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "solve_event_solution_id_seq_pk" PRIMARY KEY("solution_id","seq"),
	CONSTRAINT "solve_event_from_one" CHECK ("solve_event"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "solve_picture" (
	"solution_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "solve_picture_solution_id_position_pk" PRIMARY KEY("solution_id","position")
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"queries" integer NOT NULL,
	CONSTRAINT "usage_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "usage_not_negative" CHECK ("usage"."queries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_email_in_lower_case" CHECK ("user"."email" = lower("user"."email"))
);
--> statement-breakpoint
CREATE TABLE "worker" (
	"id" uuid PRIMARY KEY NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"sandbox_kind" text NOT NULL,
	"languages" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solution" ADD CONSTRAINT "solution_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solve_event" ADD CONSTRAINT "solve_event_solution_id_solution_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solve_picture" ADD CONSTRAINT "solve_picture_solution_id_solution_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_session" ON "access_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "email_token_user" ON "email_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_mail_newest" ON "outbox_mail" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_token_one_current" ON "refresh_token" USING btree ("session_id") WHERE "refresh_token"."rotated_at" is null;--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "solution_newest" ON "solution" USING btree ("user_id","created_at" DESC NULLS FIRST);