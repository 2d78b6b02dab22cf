/**
 * What people in need write, in forms that the lists of content/search do not hold themselves, and what looks like it
 * and is an ordinary question. Whether one can die of anaesthesia is a question about anaesthesia.
 */
import type { LanguageCode } from '../../src/i18n/languages.ts';

type Examples = { need: readonly string[]; harmless: readonly string[] };

export const needExamples: Record<LanguageCode, Examples> = {
  ar: {
    need: ['أفكار انتحارية', 'ابني يريد الانتحار', 'بدي اموت وارتاح'],
    harmless: ['هل يموت الطفل من التخدير', 'مسكن للألم', 'قص الشعر قبل العملية'],
  },
  bs: {
    need: ['misli o samoubistvu', 'hoću se ubiti', 'sin se reže po rukama'],
    harmless: ['može li se umrijeti od anestezije', 'lijek protiv bolova', 'rezanje gipsa'],
  },
  ckb: {
    need: ['بیری خۆکوشتنم هەیە', 'کچەکەم خۆی دەکوژێت', 'زۆر دەمەوێت بمرم'],
    harmless: ['ئایا منداڵ لە بەنج دەمرێت', 'دەرمانی ئازار', 'قژ بڕین'],
  },
  da: {
    need: ['selvmordstruet', 'min datter skærer i sig selv', 'jeg vil bare gerne dø'],
    harmless: ['kan man dø af narkose', 'smertestillende', 'skære gipsen op'],
  },
  de: {
    need: ['suizidgedanken', 'meine tochter ritzt sich', 'ich möchte nicht mehr leben'],
    harmless: ['kann man an narkose sterben', 'schmerzen töten', 'haare schneiden vor der op'],
  },
  el: {
    need: ['σκέψεις αυτοκτονίας', 'το παιδί μου αυτοτραυματίζεται', 'δεν θέλω πια να ζω'],
    harmless: ['μπορεί να πεθάνει από την αναισθησία', 'παυσίπονο', 'κόψιμο μαλλιών'],
  },
  en: {
    need: ['die', 'my son is suicidal', 'she keeps cutting herself', 'i just wanna die', 'suicidal thoughts at night'],
    harmless: [
      'can i die from anaesthesia',
      'dying of curiosity',
      'kill the pain',
      'i dont want to die from anesthesia',
      'hair dye',
      'cut the plaster off',
    ],
  },
  es: {
    need: ['pensamientos suicidas', 'mi hija se corta', 'quiero morirme ya'],
    harmless: ['se puede morir por la anestesia', 'matar el dolor', 'cortar el yeso'],
  },
  et: {
    need: ['räägib enesetapust', 'laps lõigub ennast', 'tahaks surra'],
    harmless: ['kas narkoosi võib surra', 'valuvaigisti', 'juukseid lõikama'],
  },
  'fa-AF': {
    need: ['فکر خودکشی دارم', 'دخترم خودکشی کرد', 'می‌خواهم که بمیرم'],
    harmless: ['آیا طفل از بیهوشی می‌میرد', 'دوای درد', 'موی کوتاه کردن'],
  },
  'fa-IR': {
    need: ['افکار خودکشی', 'دخترم خودزنی می‌کند', 'می‌خوام بمیرم دیگه'],
    harmless: ['آیا آدم از بیهوشی می‌میرد', 'مسکن درد', 'کوتاه کردن مو'],
  },
  fi: {
    need: ['itsemurhaa', 'tytär viiltelee itseään', 'haluan vain kuolla'],
    harmless: ['voiko nukutukseen kuolla', 'kipulääke', 'leikata hiukset'],
  },
  fr: {
    need: ['pensées suicidaires', 'ma fille se scarifie', 'je voudrais mourir'],
    harmless: ["peut-on mourir d'une anesthésie", 'tuer la douleur', 'couper le plâtre'],
  },
  hi: {
    need: ['आत्महत्या के विचार', 'बेटी ख़ुद को काटती है', 'मैं मरना चाहती हूं'],
    harmless: ['क्या बेहोशी से मर सकते हैं', 'दर्द की दवा', 'बाल काटना'],
  },
  hu: {
    need: ['öngyilkossági gondolatok', 'a lányom vagdossa magát', 'nem akarok már élni'],
    harmless: ['bele lehet halni az altatásba', 'fájdalomcsillapító', 'hajat vágni'],
  },
  is: {
    need: ['sjálfsvígshugsun', 'dóttir mín sker sig', 'mig langar bara að deyja'],
    harmless: ['er hægt að deyja úr svæfingu', 'verkjalyf', 'klippa hárið'],
  },
  it: {
    need: ['pensieri suicidi', 'mia figlia si taglia', 'non voglio vivere più'],
    harmless: ["si può morire per l'anestesia", 'uccidere il dolore', 'tagliare il gesso'],
  },
  ja: {
    need: ['娘がリストカットしています', '自殺を考えています', 'もう死にたいです'],
    harmless: ['麻酔で死ぬことはありますか', '痛み止め', '髪を切る'],
  },
  nb: {
    need: ['selvmordsfare', 'datteren min kutter seg', 'jeg vil bare dø'],
    harmless: ['kan man dø av narkose', 'smertestillende', 'klippe av gipsen'],
  },
  nl: {
    need: ['zelfmoordpoging', 'mijn dochter snijdt zichzelf', 'ik wil gewoon dood'],
    harmless: ['kun je doodgaan aan narcose', 'pijnstiller', 'haren knippen'],
  },
  pl: {
    need: ['myśl o samobójstwie', 'mój syn tnie się żyletką', 'nie chcę już żyć'],
    harmless: ['czy można umrzeć od narkozy', 'zabić ból', 'ząb się rusza', 'ściąć włosy'],
  },
  pt: {
    need: ['pensamentos suicidas', 'a minha filha corta-se', 'quero morrer logo'],
    harmless: ['pode-se morrer da anestesia', 'matar a dor', 'cortar o gesso'],
  },
  ru: {
    need: ['суицидальные мысли', 'дочь режет себя', 'хочу просто умереть', 'думает о самоубийстве'],
    harmless: ['можно ли умереть от наркоза', 'убить боль', 'резать гипс'],
  },
  so: {
    need: ['fikrado is dilid', 'gabadhaydu way is jartaa', 'waxaan doonayaa inaan dhinto'],
    harmless: ['suuxintu ma lagu dhintaa', 'daawo xanuun', 'timaha jar'],
  },
  sr: {
    need: ['мисли о самоубиству', 'моја ћерка се сече', 'hoću da umrem', 'самоубилачке мисли'],
    harmless: ['може ли се умрети од анестезије', 'лек против болова', 'сечење гипса'],
  },
  sv: {
    need: ['dö', 'självmordsplaner', 'min dotter skär sig', 'jag vill verkligen dö', 'min son är suicidal'],
    harmless: [
      'kan man dö av narkos',
      'jag dör av nyfikenhet',
      'jag vill inte dö av narkosen',
      'döda smärtan',
      'färga håret',
      'klippa upp gipset',
    ],
  },
  sw: {
    need: ['mawazo ya kujiua', 'binti yangu anajikata', 'nataka tu kufa', 'mtoto wangu anataka kujiua'],
    harmless: ['je mtoto anaweza kufa kwa nusukaputi', 'dawa ya maumivu', 'kukata nywele'],
  },
  th: {
    need: ['ลูกคิดฆ่าตัวตาย', 'ลูกสาวกรีดแขนตัวเอง', 'หนูอยากตายมาก'],
    harmless: ['ดมยาสลบแล้วตายไหม', 'ยาแก้ปวด', 'ตัดผม'],
  },
  ti: {
    need: ['ሓሳብ ነብሰ ቅትለት', 'ጓለይ ነብሳ ክትቀትል', 'ወደይ ክመውት ይደሊ'],
    harmless: ['ብናርኮስ ይመውት ዶ', 'መድሃኒት ቃንዛ', 'ጸጕሪ ምቑራጽ'],
  },
  tr: {
    need: ['intihar düşünceleri', 'kızım kendini kesiyor', 'artık yaşamak istemiyorum'],
    harmless: ['narkozdan ölünür mü', 'ağrı kesici', 'saç kesmek'],
  },
  zh: {
    need: ['我有自杀的想法', '女儿割腕', '我真的想死'],
    harmless: ['麻醉会死吗', '止痛药', '剪头发'],
  },
};
