/**
 * Roles of the people whom a child meets in care. Their names are interface strings (`role_…`), the same on every page.
 */
export const roleNames = [
  'anaesthetist',
  'nurse_anaesthetist',
  'surgeon',
  'doctor',
  'nurse',
  'theatre_nurse',
  'recovery_nurse',
  'assistant_nurse',
  'radiographer',
  'play_therapist',
  'physiotherapist',
  'counsellor',
  'psychologist',
  'dentist',
  'dental_nurse',
  'biomedical_scientist',
  'ambulance_nurse',
  'interpreter',
  'clown',
] as const;
