/** Converts BulletML files to Lua, for authors who want to edit a pattern by hand. */
@NullMarked
package kodama.bulletml.convert;

import org.jspecify.annotations.NullMarked;
