/**
 * The screens on which players choose: sound, picture, language, what a game adds, and the keys; over the game that is
 * held, drawn in its own pixels. The keys of these screens are always the same, whatever the game is played with.
 */
@NullMarked
package kodama.player.options;

import org.jspecify.annotations.NullMarked;
