-- An index has one language's records from one build of the site. A language has two indexes while processes with the
-- previous build are still running.
create table search_indexes (
  id integer generated always as identity primary key,
  language text not null,
  version text not null,
  indexed_at timestamptz not null default now(),
  unique (language, version)
);

create table search_records (
  index_id integer not null references search_indexes on delete cascade,
  object_id text not null,
  content_type text not null,
  -- Returned as it is, never searched.
  record json not null,
  -- Our analyzer's terms, not those of a PostgreSQL dictionary. Weights: A title, B preamble, C tags, D body.
  terms tsvector not null,
  primary key (index_id, object_id)
);

-- Each question reads the terms of many records: unpacking them would cost more than the room that packing saves.
alter table search_records alter column terms set storage external;

create index search_records_terms on search_records using gin (terms);
