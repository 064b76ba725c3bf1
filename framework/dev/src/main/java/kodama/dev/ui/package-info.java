/** What the developer's screens have in common: a canvas, how menus look, rows of text, keys. */
@NullMarked
package kodama.dev.ui;

import org.jspecify.annotations.NullMarked;
