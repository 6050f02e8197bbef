/** Begin: show the game that the address names, or the start. */

import { Game } from "./game.js";
import { showJoin } from "./join.js";
import { place } from "./session.js";
import { showStart } from "./start.js";

const main = document.getElementById("main");
let game = null;

function show() {
  game?.stop();
  game = null;
  const { id, token, join } = place();
  if (join !== null) {
    showJoin(main, id, join);
  } else if (id) {
    game = new Game(main, id, token);
    game.start();
  } else {
    showStart(main);
  }
}

// The skip link must not take the game out of the address.
document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});
addEventListener("hashchange", show);
show();
