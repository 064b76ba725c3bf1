/**
 * How games begin: new ones from templates, copies of the examples that Kodama brings along, what editors want beside
 * them, and those that were worked on lately. For developers only.
 *
 * <p>Templates and examples are the folders {@code scripts/templates} and {@code scripts/examples}, which lie in the
 * jar as they are.
 */
@NullMarked
package kodama.make;

import org.jspecify.annotations.NullMarked;
