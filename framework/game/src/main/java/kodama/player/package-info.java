/** Keys, pause, pictures and short messages for those who play, in each game and in the game's own pixels. */
@NullMarked
package kodama.player;

import org.jspecify.annotations.NullMarked;
