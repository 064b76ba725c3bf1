/**
 * What only a developer sees: the portal, the menu over the running game, the error screen, and the watch that reloads
 * saved scripts.
 *
 * <p>Floor 9; nothing below knows it.
 */
@NullMarked
package kodama.dev;

import org.jspecify.annotations.NullMarked;
