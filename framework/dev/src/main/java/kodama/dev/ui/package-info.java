/** Common parts of the developer's screens: a canvas, menus, rows of text, keys. */
@NullMarked
package kodama.dev.ui;

import org.jspecify.annotations.NullMarked;
