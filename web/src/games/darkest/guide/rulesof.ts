/** The rules behind each thing that can be explained, most telling first. */

type Rules = Record<string, readonly string[]>

export const ITEM_RULES: Rules = {
  fists: ['D-COMBAT-02'],
  'combat-knife': ['D-ITEM-06'],
  'baseball-bat': ['D-ITEM-01', 'D-ITEM-02', 'D-ITEM-03', 'D-ITEM-04'],
  'fire-axe': ['D-ITEM-05'],
  handgun: ['D-ITEM-07', 'D-AMMO-05'],
  automatic: ['D-ITEM-08', 'D-AMMO-05'],
  shotgun: ['D-ITEM-09', 'D-AMMO-05'],
  'sniper-rifle': ['D-ITEM-10', 'D-AMMO-05'],
  'handgun-magazine': ['D-AMMO-03', 'D-AMMO-04'],
  'automatic-magazine': ['D-AMMO-03', 'D-AMMO-04'],
  'shotgun-shells': ['D-AMMO-03', 'D-AMMO-04'],
  'sniper-rounds': ['D-AMMO-03', 'D-AMMO-04'],
  'handgun-scope': ['D-ITEM-12', 'D-INV-06'],
  'laser-sight': ['D-ITEM-12', 'D-ITEM-09', 'D-INV-06'],
  armor: ['D-ITEM-13', 'D-ITEM-30'],
  flashlight: ['D-ITEM-21'],
  'fire-helmet': ['D-ITEM-15'],
  'fire-extinguisher': ['D-ITEM-14'],
  'night-vision': ['D-ITEM-20', 'D-ITEM-30'],
  'first-aid-spray': ['D-ITEM-24', 'D-ITEM-26'],
  'first-aid-kit': ['D-ITEM-25', 'D-ITEM-26'],
  antidote: ['D-ITEM-27', 'D-BITE-09'],
  'energy-drink': ['D-ITEM-23'],
  grenade: ['D-ITEM-11'],
  dynamite: ['D-ITEM-11'],
  flashbang: ['D-ITEM-22'],
  'gas-mask': ['D-ITEM-16'],
  'fire-alarm': ['D-ITEM-17', 'D-ITEM-30'],
  'flare-gun': ['D-ITEM-19', 'D-ITEM-30'],
  map: ['D-ITEM-18', 'D-ITEM-30'],
  'decontamination-kit': ['D-RAD-22', 'D-RAD-23', 'D-RAD-24'],
  'radiation-suit': ['D-RAD-30'],
  'radiation-pills': ['D-RAD-29'],
}

export const SKILL_RULES: Rules = {
  sneak: ['D-CHAR-02'],
  medic: ['D-CHAR-03'],
  protection: ['D-CHAR-04'],
  firefighter: ['D-CHAR-05'],
  backpacker: ['D-CHAR-07'],
  'handgun-expert': ['D-CHAR-08', 'D-CHAR-26'],
  deadeye: ['D-CHAR-09'],
  'ammo-belt': ['D-CHAR-10'],
  'knife-expert': ['D-CHAR-12', 'D-CHAR-26'],
  'eternal-bandage': ['D-CHAR-13'],
  'shotgun-expert': ['D-CHAR-14', 'D-CHAR-26'],
  'virus-resistance': ['D-CHAR-15'],
  coordinator: ['D-CHAR-17'],
  searcher: ['D-CHAR-19', 'D-CHAR-26'],
  sharpshooter: ['D-CHAR-20'],
  'tech-wizard': ['D-CHAR-23'],
  'mighty-blow': ['D-CHAR-25'],
  guardian: ['D-CHAR-28'],
}

export const ABILITY_RULES: Rules = {
  fireproof: ['D-CHAR-01'],
  'free-attack': ['D-CHAR-06'],
  'field-medic': ['D-CHAR-11'],
  'share-ap': ['D-CHAR-16'],
  recode: ['D-CHAR-21', 'D-CHAR-27'],
}

export const BEAST_RULES: Rules = {
  'zombie-dog': ['D-BEAST-03', 'D-CREA-01', 'D-CREA-02', 'D-CREA-09'],
  'undead-bird': ['D-BEAST-01', 'D-BEAST-02', 'D-CREA-01', 'D-CREA-02', 'D-CREA-09'],
  'security-guard': ['D-BEAST-04', 'D-BEAST-05', 'D-BEAST-06', 'D-BEAST-07', 'D-CREA-02', 'D-CREA-09'],
  'doctor-mortimer': ['D-BEAST-10', 'D-NEM-02', 'D-NEM-03', 'D-NEM-06'],
  'lisa-mortimer': ['D-BEAST-11', 'D-NEM-02', 'D-NEM-03', 'D-NEM-06'],
}

export const POWER_RULES: Rules = {
  'dog-discard': ['D-BEAST-03', 'D-BEAST-12'],
  'bird-pin': ['D-BEAST-01', 'D-BEAST-02'],
  'guard-patrol': ['D-BEAST-05', 'D-BEAST-06', 'D-BEAST-08'],
  'mortimer-spawn': ['D-BEAST-10', 'D-BEAST-12'],
  'lisa-burn': ['D-BEAST-11', 'D-BEAST-12'],
}

export const PART_RULES: Rules = {
  blue: ['D-CREA-05'],
  red: ['D-CREA-06'],
  orange: ['D-CREA-04'],
  white: ['D-CREA-07'],
}

export const FACE_RULES: Rules = {
  success: ['D-DICE-02', 'D-SEARCH-03', 'D-DEF-03'],
  aim: ['D-DICE-03', 'D-DICE-04', 'D-DICE-05'],
  knockback: ['D-DICE-06', 'D-DICE-08', 'D-DICE-09'],
  retreat: ['D-DICE-15', 'D-DICE-16', 'D-DICE-17', 'D-ENTRAP-07'],
  failure: ['D-DICE-21', 'D-DICE-22'],
  damage: ['D-CDICE-07'],
  'heavy-damage': ['D-CDICE-08'],
  entrap: ['D-ENTRAP-01', 'D-ENTRAP-04'],
  fear: ['D-FEAR-01', 'D-FEAR-02'],
  reinforcement: ['D-REINF-01', 'D-REINF-02', 'D-REINF-04'],
  bite: ['D-BITE-01', 'D-BITE-02'],
  'horde-nearby': ['D-TERROR-04'],
  'creature-reaction': ['D-TERROR-05', 'D-TERROR-06', 'D-TERROR-07'],
  'creature-appears': ['D-TERROR-09', 'D-TERROR-10'],
  fire: ['D-TERROR-12'],
}

export const DIE_RULES: Rules = {
  survivor: ['D-DICE-01', 'D-COMBAT-07', 'D-SEARCH-02', 'D-CCHK-02'],
  creature: ['D-CDICE-01', 'D-CDICE-02', 'D-CDICE-03'],
  terror: ['D-TERROR-01', 'D-TERROR-02', 'D-CCHK-03', 'D-SEARCH-09'],
  d4: ['D-MODEL-15', 'D-FIRE-06'],
  d6: ['D-MODEL-15', 'D-SPAWN-08'],
}

export const FUNCTION_RULES: Rules = {
  sprinkler: ['D-CORNER-01', 'D-CORNER-05'],
  'medic-bay': ['D-CORNER-01', 'D-CORNER-06'],
  'ammo-reserve': ['D-CORNER-01', 'D-CORNER-07'],
  'antidote-cabinet': ['D-CORNER-08', 'D-LAB-02'],
  terminal: ['D-CODE-01', 'D-CODE-02', 'D-CODE-03', 'D-CODE-08', 'D-CODE-09'],
  'reactor-shutdown': ['D-RAD-26', 'D-RAD-27', 'D-RAD-28'],
}

export const SPECIAL_RULES: Rules = {
  'disco-doll': ['D-SPEC-07', 'D-SPEC-04', 'D-SPEC-06'],
  guts: ['D-SPEC-08', 'D-SPEC-04', 'D-SPEC-06'],
  chunk: ['D-SPEC-09', 'D-SPEC-04', 'D-SPEC-06'],
  'tuff-guy': ['D-SPEC-11', 'D-SPEC-04', 'D-SPEC-06'],
}

/** Everything that is no component: what is printed on tiles, stands on tracks or happens to survivors. */
export const THING_RULES: Rules = {
  camera: ['D-CAM-01', 'D-CAM-02', 'D-CCHK-01', 'D-CCHK-02', 'D-CCHK-03'],
  'gas-leak': ['D-ADV-02', 'D-ADV-04'],
  lurking: ['D-ADV-05', 'D-ADV-06', 'D-ADV-07'],
  secure: ['D-ADV-09'],
  darkness: ['D-DARK-01', 'D-DARK-02', 'D-DARK-04', 'D-DARK-07', 'D-END-03'],
  code: ['D-SEC-01', 'D-CODE-02', 'D-CODE-03', 'D-CODE-10'],
  event: ['D-MT-03', 'D-EVENT-01'],
  zombie: ['D-SPAWN-01', 'D-MT-03'],
  fire: ['D-FIRE-06', 'D-FIRE-10', 'D-FIRE-12', 'D-FIRE-22'],
  clock: ['D-DARK-01', 'D-MT-03'],
  none: ['D-SREACT-03'],
  boxes: ['D-MARK-01', 'D-MARK-05', 'D-MARK-06'],
  reactor: ['D-RAD-06', 'D-RAD-08', 'D-RAD-26'],
  horde: ['D-MODEL-12', 'D-ZMOVE-01', 'D-REACT-10', 'D-REACT-11'],
  token: ['D-MODEL-13', 'D-SPAWN-13'],
  door: ['D-MODEL-06', 'D-UNLOCK-04', 'D-UNLOCK-06', 'D-UNLOCK-10'],
  chip: ['D-UNLOCK-09', 'D-CODE-02', 'D-CODE-03'],
  virus: ['D-BITE-02', 'D-ZOMB-01', 'D-ZOMB-02', 'D-ZOMB-05'],
  entrapped: ['D-ENTRAP-01', 'D-ENTRAP-04', 'D-ENTRAP-07'],
  cure: ['D-LAB-02', 'D-SHOW-01'],
  experience: ['D-XP-01', 'D-XP-02', 'D-XP-03', 'D-XP-07'],
  health: ['D-SURV-08', 'D-SURV-09', 'D-SURV-10'],
  actions: ['D-ROUND-02', 'D-ACT-03', 'D-ACT-08'],
  radiation: ['D-RAD-09', 'D-RAD-12', 'D-RAD-13'],
  burning: ['D-MODEL-10', 'D-FIRE-22', 'D-EXT-01'],
  destroyed: ['D-MODEL-11', 'D-FIRE-22'],
  round: ['D-ROUND-01', 'D-ROUND-02', 'D-ROUND-04', 'D-ROUND-05'],
  group: ['D-GROUP-02', 'D-GROUP-03', 'D-GROUP-04', 'D-ACT-02'],
  searched: ['D-SEARCH-07', 'D-SEARCH-08'],
  locked: ['D-MODEL-07', 'D-MODEL-06', 'D-SPAWN-15'],
  watched: ['D-CAM-05', 'D-CAM-06', 'D-CAM-07', 'D-CCHK-01', 'D-CCHK-03'],
  infected: ['D-RAD-15', 'D-RAD-16', 'D-RAD-17', 'D-RAD-10'],
  equipment: ['D-SEARCH-03', 'D-SEARCH-07', 'D-INV-01'],
  hands: ['D-INV-04', 'D-INV-05', 'D-INV-08'],
  pack: ['D-INV-02', 'D-INV-03', 'D-INV-07', 'D-INV-09'],
  ammunition: ['D-AMMO-01', 'D-AMMO-02', 'D-AMMO-05'],
  showdown: ['D-SHOW-01', 'D-SHOW-06', 'D-MARK-01'],
  sight: ['D-LOS-01', 'D-LOS-02', 'D-LOS-03', 'D-LOS-05', 'D-LOS-07'],
}
