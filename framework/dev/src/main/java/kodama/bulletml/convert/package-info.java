/** Writes BulletML files down in Lua, for who wants to go on with a pattern by hand. */
@NullMarked
package kodama.bulletml.convert;

import org.jspecify.annotations.NullMarked;
