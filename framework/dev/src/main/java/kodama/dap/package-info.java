/**
 * A debugger for editors, by the Debug Adapter Protocol.
 *
 * <p>One thread reads what the editor asks; what touches the game waits for the game thread, which also stands still
 * in here while a script is stopped.
 *
 * @see <a href="https://microsoft.github.io/debug-adapter-protocol/specification">the protocol</a>
 */
@NullMarked
package kodama.dap;

import org.jspecify.annotations.NullMarked;
