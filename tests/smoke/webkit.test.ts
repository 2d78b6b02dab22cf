import { launchWebKit } from './webkit.ts';
import { smokeTests } from './smoke.ts';

smokeTests('WebKit', launchWebKit);
