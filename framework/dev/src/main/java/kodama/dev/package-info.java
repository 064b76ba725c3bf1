/** Developer's tools for the files of a running game: hot reload, builds, the editor, writing back tuned values. */
@NullMarked
package kodama.dev;

import org.jspecify.annotations.NullMarked;
