/** Packs a game into one runnable jar with what it needs of the framework: {@link ReleaseJar}. */
@NullMarked
package kodama.pack;

import org.jspecify.annotations.NullMarked;
