/** GET /icon-plain.svg: a sheet of paper, so that the tab reveals nothing in discreet mode. */
import type { APIRoute } from 'astro';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M7 2h12l6 6v22H7Z" fill="#f2f2f2" stroke="#6b6b6b" stroke-width="2"/><path d="M11 13h10M11 18h10M11 23h6" stroke="#6b6b6b" stroke-width="2"/></svg>';

export const GET: APIRoute = () => new Response(icon, { headers: { 'content-type': 'image/svg+xml' } });
