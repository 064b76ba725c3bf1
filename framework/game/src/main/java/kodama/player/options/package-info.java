/**
 * The screens on which players choose: sound, picture, language, what a game adds, and the keys; over the game that is
 * held, drawn in its own pixels.
 *
 * <p>What there is to choose (an {@code Entry}, of which a {@code Page} has some) knows nothing of how it looks; what
 * is chosen goes into the settings, and whoever it concerns listens there. The keys of these screens are always the
 * same, whatever the game is played with. Owned by the game thread.
 */
@NullMarked
package kodama.player.options;

import org.jspecify.annotations.NullMarked;
