/** Renders routes on demand; the server calls this part of the built site. */
import { createApp } from 'astro/app/entrypoint';

const app = createApp();

/**
 * Renders a route.
 * @param path the route's address on the site
 * @param locals passed on to the route as `Astro.locals`
 */
export const render = (path: string, locals: App.Locals): Promise<Response> =>
  app.render(new Request(new URL(path, 'http://localhost')), { locals });
