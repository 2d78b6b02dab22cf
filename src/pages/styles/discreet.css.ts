/**
 * GET /styles/discreet.css: hides pictures and removes colour. Requested only in discreet mode
 * (src/pages/discreet.js.ts).
 */
import type { APIRoute } from 'astro';
import styles from '../../styles/discreet.css?inline';

/**
 * Kept out of the stylesheet: a route generates the icon (src/pages/icon-plain.svg.ts), so the build could not resolve
 * it to a file.
 */
const icon = ':root { --plain-icon: url(/icon-plain.svg); }\n';

export const GET: APIRoute = () => new Response(icon + styles, { headers: { 'content-type': 'text/css' } });
