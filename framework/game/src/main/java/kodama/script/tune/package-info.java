/**
 * Values with a name, for those who work on a game: tunes, which are turned while the game runs, and watches, which
 * are only looked at.
 *
 * <p>Scripts make them by {@code tune} and {@code watch}; menus, sliders and graphs find them here. To players a game
 * is what its scripts say and nothing else. Owned by the game thread.
 */
@NullMarked
package kodama.script.tune;

import org.jspecify.annotations.NullMarked;
