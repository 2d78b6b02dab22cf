/**
 * Checks that readers can quickly leave pages nobody else should see (on mental health, for teenagers, on violence),
 * and that analytics never names a question about violence.
 */
import { quietFaqThemes } from '../kinds/faq.ts';
import { isPrivate } from '../private.ts';
import { type Problem, problemAt } from '../problem.ts';
import { buildSite, pagesOf } from '../site.ts';
import type { Content } from '../store.ts';

/**
 * Words that make a text private: about violence anywhere in it, about mental health only in its title and description,
 * which say what the page is about.
 */
const violence = /(?<!\p{L})(?:våld(?!s?am)|misshand|övergrepp|violence|abus(?:e|ive)(?!\p{L})|assault)/iu;
const mentalHealth =
  /(?<!\p{L})(?:psykisk|självskad|självmord|ångest|ätstörning|mental health|self-harm|suicid|anxiety|eating disorder)/iu;

/**
 * Returns pages that need discreet mode and "leave quickly" but don't have them, and questions that analytics would
 * name.
 */
export function checkPrivate(content: Content): Problem[] {
  const site = buildSite(content);
  const questions = content.faq.flatMap((entry): Problem[] => {
    const found = violence.exec(`${entry.data.question} ${entry.body}`);
    if (!found || quietFaqThemes.includes(entry.data.theme)) return [];
    const message = `"${found[0]}": analytics would name this question. Give it one of the themes ${quietFaqThemes.join(', ')}.`;
    return [problemAt(entry, ['theme'], message)];
  });
  const pages = pagesOf(content).flatMap((entry): Problem[] => {
    const { data, body } = entry;
    if (entry.kind === 'caregiver' || isPrivate(site, entry)) return [];
    const found =
      violence.exec(`${data.title} ${data.description} ${body}`) ??
      mentalHealth.exec(`${data.title} ${data.description}`);
    if (!found) return [];
    const message = `"${found[0]}": readers may have to hide this page. Put it below mental health, or write private: true.`;
    return [problemAt(entry, ['id'], message)];
  });
  return [...pages, ...questions];
}
