/** Menus, whoever draws them: items to choose from, their list with cursor, scroll and search, and pages of items. */
@NullMarked
package kodama.player.menu;

import org.jspecify.annotations.NullMarked;
