/**
 * Tests written in Lua: reads their files, runs them, and has the modules that only they have.
 *
 * <p>{@link kodama.script.spec.Specs} is a file of tests in one world; {@link kodama.script.spec.SpecStage} is what a
 * test does to the game around its scripts, which the loop brings. Owned by the game thread.
 */
@NullMarked
package kodama.script.spec;

import org.jspecify.annotations.NullMarked;
