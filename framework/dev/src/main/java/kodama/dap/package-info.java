/**
 * A debugger for editors that use the Debug Adapter Protocol.
 *
 * <p>One thread reads requests. Requests that need the game are executed on the game thread, which also waits
 * while a script is stopped.
 *
 * @see <a href="https://microsoft.github.io/debug-adapter-protocol/specification">Debug Adapter Protocol</a>
 */
@NullMarked
package kodama.dap;

import org.jspecify.annotations.NullMarked;
