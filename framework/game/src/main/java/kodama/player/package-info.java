/**
 * What every game has for those who play it, in a release too: keys to pause, to mute and to take pictures, a game
 * that stands still while another window has the focus, and the words that tell of it, in the game's own pixels.
 *
 * <p>A key that the game itself uses is the game's. Owned by the game thread, but for the picture that {@link
 * kodama.player.Screenshots} is handed by the thread that draws.
 */
@NullMarked
package kodama.player;

import org.jspecify.annotations.NullMarked;
