/** Menus, independent of how they are drawn: items, a list with cursor, scrolling and search, and a stack of pages. */
@NullMarked
package kodama.player.menu;

import org.jspecify.annotations.NullMarked;
