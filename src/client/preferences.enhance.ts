import { startPreferences } from './applyPreferences.ts';
import { startEasyRead } from './stores/easyRead.ts';

startPreferences();
startEasyRead();
