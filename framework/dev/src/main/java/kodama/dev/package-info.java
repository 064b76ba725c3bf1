/** What developers do to the files of a game while it runs: hot reload, builds, the editor, values written back. */
@NullMarked
package kodama.dev;

import org.jspecify.annotations.NullMarked;
