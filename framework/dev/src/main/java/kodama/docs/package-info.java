/** Writes the Lua reference, the definitions for editors, and the documents as a site of HTML pages. */
@NullMarked
package kodama.docs;

import org.jspecify.annotations.NullMarked;
