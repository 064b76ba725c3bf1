/** Generates the Lua reference, the definitions for editors, and the HTML site of the documents. */
@NullMarked
package kodama.docs;

import org.jspecify.annotations.NullMarked;
