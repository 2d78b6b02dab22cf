/** How each language says no: what a check looks for where the Swedish says that something is not so. */
import type { LanguageCode } from '../../i18n/languages.ts';

/** Whole words of a language; `*` stands for the letters of an ending or a beginning. */
const words = (list: string): RegExp => {
  const any = list
    .split(' ')
    .map((word) => word.replaceAll('*', String.raw`[\p{L}\p{M}]*`))
    .join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${any})(?![\p{L}\p{M}])`, 'iu');
};

/**
 * Wide rather than narrow: a word too many lets a lost "not" pass in one sentence, a word too few refuses a good
 * one. Languages that say no inside their verbs are matched by those letters.
 */
export const negations: Record<LanguageCode, RegExp> = {
  sv: words('inte aldrig ingen inget inga ingenting varken'),
  en: /\b(not|never|no|none|nothing|nobody|without|neither|nor|cannot)\b|n[’']t\b/iu,
  ar: words('لا ولا فلا لم ولم لن ولن *ليس* *لست* غير دون بدون عدم بلا أبد* ما وما ألا ألّا كيلا لئلا'),
  bs: words('ne* ni* bez'),
  zh: /[不没无非未别勿免]/u,
  da: words('ikke aldrig ingen intet ingenting uden hverken'),
  'fa-AF': words('ن* می‌ن* هیچ* بدون بی* مکن*'),
  nl: words('niet geen nooit zonder niemand* niets noch'),
  et: words('ei ära ärge ilma mitte pole keegi kunagi midagi'),
  fi: words('ei* en et emme ette* etten ettet ettem* älä* ilman mitään jottei* ellei* kukaan kenenkään *matta *mättä'),
  fr: /\b(ne|non|pas|sans|jamais|aucune?|ni|rien|personne)\b|\bn[’']/iu,
  de: words('nicht* kein* nie niemals niemand* ohne weder'),
  el: words('δεν δε μην μη όχι χωρίς καν* ποτέ τίποτα ούτε'),
  hi: /नहीं|मत|(?<!\p{L})न(?![\p{L}\p{M}])|(?<!\p{L})ना(?![\p{L}\p{M}])|बिना|कोई/u,
  hu: words('nem* ne sem* nincs* soha senki* se *nélkül'),
  is: words('ekk* eng* aldrei án hvorki nein*'),
  it: words('non senza mai nessun* niente né nulla'),
  ja: /な[いくしけか]|ません|ずに|ず、/u,
  ckb: words('نا* *ێنا* نە* *نە* مە* هیچ* بێ* *نیی* *نین* *نیت*'),
  nb: words('ikke aldri ingen ingenting uten verken intet'),
  'fa-IR': words('ن* می‌ن* هیچ* بدون بی*'),
  pl: words('nie* bez* żad* nigdy ani nikt* niczy* nic'),
  pt: words('não sem nunca nenhum* ninguém nada nem'),
  ru: words('не* нет ни* без*'),
  sr: words('не* ни* без'),
  so: words('ma* aan* *aan uma* kuma* lama* ha in*aan* mana'),
  es: words('no nunca sin ningun* ningún nadie nada ni jamás'),
  sw: words('ha* si* hu* usi* asi* msi* wasi* isi* yasi* zisi* kuto* kusi* bila kamwe wala *si*'),
  th: /ไม่|อย่า|ไร้|ห้าม/u,
  ti: /ኣይ|ኣየ|ዘይ|ዘየ|ከይ|ከየ|የለ|ብዘይ/u,
  tr: /değil|yok|hiç|asla|m[aeıiuü]|s[ıiuü]z/iu,
};
