import { launchFirefox } from './firefox.ts';
import { smokeTests } from './smoke.ts';

smokeTests('Firefox', launchFirefox);
