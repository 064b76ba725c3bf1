/**
 * Tests of the documents: every block of code is run, every link has a target, every picture is made by a command. The
 * rules are in docs/maintaining.md.
 */
@NullMarked
package kodama.document;

import org.jspecify.annotations.NullMarked;
