/** What the server calls of the built site: the code of the routes that are rendered on demand. */
import { createApp } from 'astro/app/entrypoint';

const app = createApp();

/**
 * Renders a route.
 * @param path its address on the site
 * @param locals what the route is handed
 */
export const render = (path: string, locals: App.Locals): Promise<Response> =>
  app.render(new Request(new URL(path, 'http://localhost')), { locals });
