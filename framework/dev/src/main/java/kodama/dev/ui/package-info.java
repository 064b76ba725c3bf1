/**
 * What the developer's screens have in common: a canvas, menus, rows of text, keys.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.dev.ui;

import org.jspecify.annotations.NullMarked;
