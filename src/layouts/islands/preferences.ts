import { startPreferences } from '../../browser/applyPreferences.ts';
import { startEasyRead } from '../../browser/easyRead.ts';

startPreferences();
startEasyRead();
