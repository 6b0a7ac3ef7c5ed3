// What the page itself says; all other words are the game's.

const WORDS = {
  en: {
    reload: 'Reload',
    noWasm: 'This browser is too old for Damas: it lacks WebAssembly with SIMD. Any browser since 2023 has it.',
    noWebGL: 'Damas draws with WebGL 2, which this browser lacks or has switched off. Try another browser, or switch hardware acceleration on.',
    noDownload: 'The download failed. Is the network there?',
    lost: 'The browser has taken the graphics away from Damas. Your game is kept: reload to go on.',
    fault: 'Something went wrong in Damas. Your game is kept: reload to go on.',
  },
  es: {
    reload: 'Recargar',
    noWasm: 'Este navegador es demasiado antiguo para Damas: le falta WebAssembly con SIMD. Lo tiene cualquiera desde 2023.',
    noWebGL: 'Damas dibuja con WebGL 2, que este navegador no tiene o tiene apagado. Otro navegador, o activar la aceleración por hardware, lo resuelve.',
    noDownload: 'La descarga falló. ¿Hay conexión?',
    lost: 'El navegador le quitó los gráficos a Damas. La partida está guardada: sigue al recargar la página.',
    fault: 'Algo falló en Damas. La partida está guardada: sigue al recargar la página.',
  },
  nl: {
    reload: 'Herladen',
    noWasm: 'Deze browser is te oud voor Damas: WebAssembly met SIMD ontbreekt. Elke browser sinds 2023 heeft het.',
    noWebGL: 'Damas tekent met WebGL 2, dat deze browser niet heeft of heeft uitgezet. Probeer een andere browser, of zet hardwareversnelling aan.',
    noDownload: 'Het downloaden is mislukt. Is er verbinding?',
    lost: 'De browser heeft Damas het beeld afgenomen. Je partij is bewaard: herlaad om verder te gaan.',
    fault: 'Er ging iets mis in Damas. Je partij is bewaard: herlaad om verder te gaan.',
  },
  fy: {
    reload: 'Op ’e nij lade',
    noWasm: 'Dizze browser is te âld foar Damas: WebAssembly mei SIMD ûntbrekt. Elke browser sûnt 2023 hat it.',
    noWebGL: 'Damas tekenet mei WebGL 2, dat dizze browser net hat of útset hat. Besykje in oare browser.',
    noDownload: 'It binnenheljen is mislearre. Is der ferbining?',
    lost: 'De browser hat Damas it byld ôfnommen. Dyn partij is bewarre: laad op ’e nij om fierder te gean.',
    fault: 'Der gie wat mis yn Damas. Dyn partij is bewarre: laad op ’e nij om fierder te gean.',
  },
};

/** The page's words in the first of the person's languages that it speaks. */
export function words(languages = navigator.languages) {
  const codes = languages.map((code) => code.slice(0, 2).toLowerCase());
  return WORDS[codes.find((code) => code in WORDS) ?? 'en'];
}
