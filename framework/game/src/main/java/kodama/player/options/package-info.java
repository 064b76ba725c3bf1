/**
 * The options screen: sound, window, language, the game's own options and key bindings, drawn over the held game in its
 * own pixels. The keys of the screen are always the same, whatever controls the game has.
 */
@NullMarked
package kodama.player.options;

import org.jspecify.annotations.NullMarked;
