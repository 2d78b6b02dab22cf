/** GET /styles/discreet.css: no pictures, and grey. Only who has chosen it asks for it (src/pages/discreet.js.ts). */
import type { APIRoute } from 'astro';
import styles from '../../styles/discreet.css?inline';

/** A page of its own makes the icon (src/pages/icon-plain.svg.ts): no file that a build would find. */
const icon = ':root { --plain-icon: url(/icon-plain.svg); }\n';

export const GET: APIRoute = () => new Response(icon + styles, { headers: { 'content-type': 'text/css' } });
