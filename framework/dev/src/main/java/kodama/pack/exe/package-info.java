/** Adds resources to programs for Windows: icon, version, manifest, data. */
@NullMarked
package kodama.pack.exe;

import org.jspecify.annotations.NullMarked;
