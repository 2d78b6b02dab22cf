/** The SQL statements of a search. */

/**
 * Finds a page of hits, counts by type, and the query terms that any record matched.
 *
 * Parameters: $1 language, $2 version of the index that this process has loaded, $3 tsquery that matches any clause,
 * $4 to $7 the clauses by column (index of the query term, matches, ranks, weight), $8 number of query terms,
 * $9 weights for ts_rank, $10 number of records in the language, $11 exponent of coverage, $12 minimum share of the
 * best score, $13 type or null, $14 hits per page, $15 offset, $16 weight of an FAQ entry.
 *
 * A clause counts more, the fewer records match it (BM25's inverse document frequency). A candidate's terms are wrapped
 * in an array, because long values are stored out of line (TOAST) and each clause would fetch them again; `offset 0`
 * keeps the planner from undoing that.
 */
export const searchStatement = `
with chosen as (
  select id, version from search_indexes where language = $1 order by version = $2 desc, indexed_at desc, id desc limit 1
), clauses as (
  select * from unnest($4::int[], $5::tsquery[], $6::tsquery[], $7::float8[]) with ordinality
    as clause (word, matches, ranks, weight, number)
), ranked as (
  select object_id, content_type, word, rank, count(*) over (partition by number) as records
  from (
    select object_id, content_type, array[terms] as terms from search_records
    where index_id = (select id from chosen) and terms @@ $3::tsquery offset 0
  ) as candidate cross join lateral (
    select word, number, weight * ts_rank($9::float4[], terms[1], ranks) as rank from clauses where terms[1] @@ matches offset 0
  ) as clause
), found as (
  select object_id, content_type, word, sum(rank * ln(1 + (greatest(0, $10::float8 - records) + 0.5::float8) / (records + 0.5::float8))) as score
  from ranked group by object_id, content_type, word
), scored as materialized (
  select object_id, content_type, array_agg(word) as words,
    sum(score) * power(count(*)::float8 / $8::int, $11::float8) *
      case content_type when 'faq' then $16::float8 else 1 end as score
  from found group by object_id, content_type
), kept as materialized (
  select * from scored where score >= $12::float8 * (select max(score) from scored)
), page as (
  select object_id, score from kept where $13::text is null or content_type = $13
  order by score desc, object_id collate "C" limit $14::int offset $15::int
)
select
  (select json_agg(object_id order by score desc, object_id collate "C") from page) as hits,
  (select json_object_agg(content_type, count) from
    (select content_type, count(*) from kept group by content_type) as counted) as facets,
  (select array_agg(distinct word) from scored, unnest(words) as word) as words,
  (select row_to_json(chosen) from chosen) as index`;

/** Parameters: $1 index id, $2 objectIDs. */
export const recordsStatement = `
select object_id as id, record from search_records where index_id = $1 and object_id = any($2)`;
