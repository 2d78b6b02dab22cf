/** What must hold between content files. Each check is a function of the content, so that a broken fixture can try it. */
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';
import { checkFacts } from './facts.ts';
import { checkIds } from './ids.ts';
import { checkLinks } from './links.ts';
import { checkRoutes } from './routes.ts';
import { checkTexts } from './texts.ts';
import { checkTranslations } from './translations.ts';

const checks = [checkIds, checkRoutes, checkLinks, checkFacts, checkTranslations, checkTexts];

/** @returns everything that is wrong between the files of `content` */
export const checkContent = (content: Content): Problem[] => checks.flatMap((check) => check(content));
