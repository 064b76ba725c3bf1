/**
 * Values with a name, for those who work on a game: tunes, which are turned while the game runs, and watches, which are
 * only looked at.
 *
 * <p>Floor 5. Scripts make them by {@code tune} and {@code watch}; menus, sliders and graphs find them here. A game that
 * is played sees what its scripts say and nothing else. Owned by the game thread.
 */
@NullMarked
package kodama.script.tune;

import org.jspecify.annotations.NullMarked;
