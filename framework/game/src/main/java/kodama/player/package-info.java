/** Keys, pause, screenshots and short messages for players, in every game and in the game's own pixels. */
@NullMarked
package kodama.player;

import org.jspecify.annotations.NullMarked;
