-- An index is one language's records as one build of the site has them. Two of a language lie side by side while
-- processes with the former build still answer.
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
  -- As it is answered; nothing is looked for in it.
  record json not null,
  -- Our own terms, not those of one of PostgreSQL's dictionaries; A is the title, B the preamble, C the tags, D the text.
  terms tsvector not null,
  primary key (index_id, object_id)
);

-- Each question reads the terms of many records: unpacking them would cost more than the room that packing saves.
alter table search_records alter column terms set storage external;

create index search_records_terms on search_records using gin (terms);
