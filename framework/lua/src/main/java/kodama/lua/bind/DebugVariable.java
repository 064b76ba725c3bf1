package kodama.lua.bind;

import java.util.function.Consumer;

/**
 * A variable of a running function.
 *
 * @param name the name in the script
 * @param value the current value
 * @param setter sets the variable
 */
public record DebugVariable(String name, Value value, Consumer<Value> setter) {}
